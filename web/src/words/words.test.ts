/** The web's words: every language has the same messages with the same places to fill. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const LANGUAGES = ['en', 'pl', 'ru'];
const folder = new URL('./', import.meta.url);

function source(language: string, file: string): string {
  return readFileSync(new URL(`${language}/${file}`, folder), 'utf8');
}

function places(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const block of text.split(/\n(?=[a-z][a-z0-9-]* =)/)) {
    const id = /^(?:#.*\n|\n)*([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (id) found[id] = [...new Set(block.match(/\$[a-z]+/g) ?? [])].sort().join(' ');
  }
  return found;
}

const files = readdirSync(new URL('en', folder));

test.each(files.flatMap((file) => ['pl', 'ru'].map((language) => [file, language] as const)))(
  '%s says in %s what it says in English',
  (file, language) => {
    expect(places(source(language, file))).toEqual(places(source('en', file)));
  },
);

test.each(files.flatMap((file) => LANGUAGES.map((language) => [file, language] as const)))(
  '%s in %s is read without a fault, and fills its places',
  (file, language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source(language, file)))).toEqual([]);
    for (const [id, names] of Object.entries(places(source(language, file)))) {
      const args = Object.fromEntries(names.split(' ').map((name) => [name.slice(1), 5]));
      const errors: Error[] = [];
      const message = bundle.getMessage(id);

      if (message?.value) bundle.formatPattern(message.value, args, errors);

      expect(message?.value, id).toBeTruthy();
      expect(errors, id).toEqual([]);
    }
  },
);

const PLURALS = 'tables|players|rounds|games|tiles|points|minutes|seconds|sheets|seats|sets|steps|people';

/** Numbers that are never one: opening points, penalties, seconds of a turn, players who share a place or are away. */
const MORE_THAN_ONE =
  /^(need-opening|say-opening-done|say-your-turn-(open|pass)|last-opened|table-empty-opening|hint-no-opening|end-tied-\w+|room-played-by-bots|learn-(opening|clock|announce)-task|learn-joker-done|learn-why-(touches|below)|learn-instead-announce|book-sum-(goal|opening))$/;

test.each(files)('%s counts one thing in the singular', (file) => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(source('en', file)));
  const wrong = Object.entries(places(source('en', file))).flatMap(([id, names]) => {
    if (MORE_THAN_ONE.test(id)) return [];
    const args = Object.fromEntries(names.split(' ').map((name) => [name.slice(1), 1]));
    const value = bundle.getMessage(id)?.value;
    const text = value ? bundle.formatPattern(value, args, []) : '';
    return new RegExp(`\\b1\\s(${PLURALS})\\b`).test(text) ? [`${id}: ${text}`] : [];
  });

  expect(wrong).toEqual([]);
});
