/** Every message a page asks for is in the files that page fetches: no id is ever shown in its place. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { WORDS } from '../routes';

const SRC = new URL('../', import.meta.url);
const SHARED = new URL('../../../src/stolik/words/', import.meta.url);
const LANGUAGES = ['en', 'pl', 'ru'];

/** The source files of a page: itself and everything it imports. */
function filesOf(start: URL, found = new Map<string, string>()): Map<string, string> {
  if (found.has(start.href) || !existsSync(start)) return found;
  const text = readFileSync(start, 'utf8');
  found.set(start.href, text);
  for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
    for (const end of ['', '.ts']) {
      const file = new URL(path + end, start);
      if (/\.(ts|svelte)$/.test(file.pathname)) filesOf(file, found);
    }
  }
  return found;
}

function idsIn(file: URL): string[] {
  if (!existsSync(file)) return [];
  return new FluentResource(readFileSync(file, 'utf8')).body.map(({ id }) => id);
}

/** The message ids of a page: the common ones, and those of its own files. */
function known(language: string, page: string): Set<string> {
  const first = readFileSync(new URL(`${language}.ts`, import.meta.url), 'utf8');
  const always = [...first.matchAll(/from '([^']+)\?raw'/g)].map(
    ([, path = '']) => new URL(path, import.meta.url),
  );
  const own = (WORDS[page] ?? []).flatMap((name) => [
    new URL(`${language}/${name}.ftl`, SHARED),
    new URL(`${language}/${name}.ftl`, import.meta.url),
  ]);
  return new Set([...always, ...own].flatMap(idsIn));
}

/** The arguments of `t`: whole ids, and prefixes of ids that end in a value. */
function asked(text: string): { whole: string[]; begun: string[] } {
  const calls = [...text.matchAll(/\bt\(\s*((?:[^()`]|\([^()]*\)|`[^`]*`)*?)(?:,\s*\{|,\s*$|\))/gm)].map(
    ([, call = '']) => call,
  );
  const whole = calls.flatMap((call) => [...call.matchAll(/(?<![=!]== )'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'/g)]);
  const begun = calls.flatMap((call) => [...call.matchAll(/`([a-z][a-z0-9]*-[a-z0-9-]*)\$\{/g)]);
  return { whole: whole.map(([, id = '']) => id), begun: begun.map(([, id = '']) => id) };
}

/** Functions that are imported with a file but not called on that page. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = { 'games/table': ['hall-nameless'] };

const pages = readdirSync(new URL('pages/', SRC), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte') && !file.startsWith('dev-'))
  .map((file) => file.replace('.svelte', ''));

test.each(pages.flatMap((page) => LANGUAGES.map((language) => [page, language] as const)))(
  'the page %s has all its words in %s',
  (page, language) => {
    const ids = known(language, page);
    const texts = [...filesOf(new URL(`pages/${page}.svelte`, SRC)).values()].map(asked);
    const missing = texts
      .flatMap(({ whole }) => whole)
      .filter((id) => !ids.has(id) && !NOT_SHOWN[page]?.includes(id));
    const begunWrong = texts
      .flatMap(({ begun }) => begun)
      .filter((start) => ![...ids].some((id) => id.startsWith(start)));

    expect(texts.flatMap(({ whole }) => whole).length).toBeGreaterThan(3);
    expect([...new Set([...missing, ...begunWrong])]).toEqual([]);
  },
);

test.each(LANGUAGES)('the list of %s has every file that a page names', async (language) => {
  const { more } = (await import(`./${language}.ts`)) as { more: Record<string, unknown> };
  const first = readFileSync(new URL(`${language}.ts`, import.meta.url), 'utf8');
  const named = new Set(Object.values(WORDS).flat());
  const paths = [...named].flatMap((name) => [
    `../../../src/stolik/words/${language}/${name}.ftl`,
    `./${language}/${name}.ftl`,
  ]);
  const missing = paths.filter(
    (path) =>
      existsSync(new URL(path, import.meta.url)) && !(path in more) && !first.includes(`'${path}?raw'`),
  );

  expect(missing).toEqual([]);
  expect(Object.keys(more).filter((path) => !paths.includes(path))).toEqual([]);
});
