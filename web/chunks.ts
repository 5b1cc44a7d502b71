/**
 * Which modules are built into one file. Left alone, Rollup makes a file of all modules that exactly the same pages
 * use: a table came in seventy files, most of them smaller than the request for them.
 */
import type { Rollup } from 'vite';

const PAGE = /\/src\/pages\/(?!dev-)[\w/-]+\.svelte$/;
/** It waits for the words: in one file with what they import, both would wait for ever. */
const START = /\/(index\.html|src\/main\.ts)$/;
/** Styles of no component: where they are not imported they would apply as well. */
const GLOBAL_STYLES = /^[^?]*\.css$/;
const WORDS = /\/words\/(\w\w)\/([\w-]+)\.ftl/;
/** Files of words that pages need together. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  game: ['narration', 'room', 'score', 'end', 'reports', 'replay', 'review'],
  hall: ['hall', 'paper', 'timetable', 'postponed', 'event', 'officials', 'signup'],
  players: ['player', 'people', 'games', 'leaders'],
};
/** What this many pages use comes with the first of them, */
const MANY = 6;
/** and what a few use as well if it is this short, in letters before it is minified. */
const FEW = 3;
const SHORT = 6_000;
/** Phones in a hall open one of these pages after another. */
const HALL = /\/src\/day\/(?!desk\/)/;

/** Everything that a module imports at once, itself included. */
function imported(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set([id]);
  for (const one of found) for (const next of getModuleInfo(one)?.importedIds ?? []) found.add(next);
  return found;
}

/** The pages that use each module, and the modules of every page. */
function used(meta: Rollup.ManualChunkMeta): { first: Set<string>; pages: Map<string, string[]> } {
  const ids = [...meta.getModuleIds()];
  const entries = ids.filter((id) => meta.getModuleInfo(id)?.isEntry);
  const first = new Set(entries.flatMap((id) => [...imported(id, meta)]));
  const pages = new Map<string, string[]>();
  for (const page of ids.filter((id) => PAGE.test(id)))
    for (const id of imported(page, meta)) pages.set(id, [...(pages.get(id) ?? []), page]);
  return { first, pages };
}

/** The name of the file for each module that is not left to Rollup. */
function named(meta: Rollup.ManualChunkMeta): Map<string, string> {
  const { first, pages } = used(meta);
  const together = new Map<string, string[]>();
  for (const [id, users] of pages) together.set(users.join(), [...(together.get(users.join()) ?? []), id]);
  const size = (ids: string[]): number =>
    ids.reduce((sum, id) => sum + (meta.getModuleInfo(id)?.code?.length ?? 0), 0);

  const names = new Map([...first].filter((id) => !START.test(id)).map((id) => [id, 'common']));
  for (const ids of together.values()) {
    const count = pages.get(ids[0] ?? '')?.length ?? 0;
    for (const id of ids.filter((one) => !first.has(one) && !GLOBAL_STYLES.test(one))) {
      if (count >= MANY || (count >= FEW && size(ids) < SHORT)) names.set(id, 'common');
      else if (count >= FEW && HALL.test(id)) names.set(id, 'hall');
    }
  }
  return names;
}

/** Rollup's `manualChunks`. */
export function chunks(): Rollup.GetManualChunk {
  let names: Map<string, string> | null = null;
  return (id, meta) => {
    const [, language, file = ''] = WORDS.exec(id) ?? [];
    // Words that are imported at once belong to every page.
    if (language && !meta.getModuleInfo(id)?.importers.length) {
      const topic = Object.keys(TOPICS).find((one) => TOPICS[one]?.includes(file));
      return topic && `${topic}-${language}`;
    }
    names ??= named(meta);
    return names.get(id);
  };
}
