/** The built files that the installed app needs without a connection, written into its service worker. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** The pages that open without a connection. */
const PAGES = ['home', 'study/rules', 'study/learn', 'study/puzzles', 'study/strategy', 'missing'];
/** The files of words they need, besides those of every page. */
const WORDS = ['home', 'narration', 'rulebook', 'learn', 'steps', 'puzzles', 'strategy'];
const LANGUAGES = ['en', 'pl', 'ru'];
/** The place in `worker.js` that the list replaces. */
const PLACE = 'const FILES = { all: [], en: [], pl: [], ru: [] };';

/** Parts of the table that are fetched when they are first opened. */
const LATER = /\/src\/table\/[\w/-]+\.svelte$/;

/** The files of one chunk and of everything it imports, unless it does so later and outside the table. */
function filesOf(bundle: Rollup.OutputBundle, name: string, found: Set<string>): void {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(`/${name}`)) return;
  found.add(`/${name}`);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(`/${css}`);
  const later = chunk.dynamicImports.filter((imported) => {
    const one = bundle[imported];
    return one?.type === 'chunk' && LATER.test(one.facadeModuleId ?? '');
  });
  for (const imported of [...chunk.imports, ...later]) filesOf(bundle, imported, found);
}

/** All files by language; `all` are those of every language. */
function listed(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const lists: Record<string, Set<string>> = { all: new Set(), en: new Set(), pl: new Set(), ru: new Set() };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const page = /\/pages\/([\w/-]+)\.svelte$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (chunk.isEntry || (page && PAGES.includes(page))) filesOf(bundle, name, lists['all'] ?? new Set());
    // A file may contain the words of several pages.
    for (const id of chunk.moduleIds) {
      const [, language, words] = /\/words\/(\w\w)(?:\/([\w-]+)\.ftl|\.ts)(?:\?|$)/.exec(id) ?? [];
      if (language && (!words || WORDS.includes(words))) filesOf(bundle, name, lists[language] ?? new Set());
    }
  }
  return Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, [...files].sort()]));
}

/** Names of built files contain a hash, so that every new build is a new worker, which browsers install. */
export function offlineFiles(): Plugin {
  let lists: Record<string, string[]> = {};
  return {
    name: 'offline-files',
    apply: 'build',
    generateBundle(_, bundle) {
      lists = listed(bundle);
      if (LANGUAGES.some((language) => !lists[language]?.length)) this.error('a language has no words');
    },
    async writeBundle({ dir }) {
      const path = join(dir ?? 'dist', 'worker.js');
      const worker = await readFile(path, 'utf8');
      if (!worker.includes(PLACE)) this.error('worker.js has no place for the list of files');
      await writeFile(path, worker.replace(PLACE, `const FILES = ${JSON.stringify(lists)};`));
    },
  };
}
