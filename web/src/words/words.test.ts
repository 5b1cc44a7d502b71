/** The three languages say the same things: the same ids, with the same variables. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const LANGUAGES = ['en', 'pl', 'ru'] as const;
const here = new URL('.', import.meta.url);

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((each) => variables(each, found));
  else if (node && typeof node === 'object') {
    const { type, name } = node as { type?: string; name?: string };
    if (type === 'var' && name) found.add(name);
    Object.values(node).forEach((each) => variables(each, found));
  }
  return found;
}

function messages(language: string, file: string): Map<string, string> {
  const text = readFileSync(new URL(`./${language}/${file}`, here), 'utf8');
  return new Map(
    new FluentResource(text).body.map((message) => [message.id, [...variables(message.value)].sort().join()]),
  );
}

const files = readdirSync(new URL('./en/', here)).filter((name) => name.endsWith('.ftl'));

describe.each(files)('%s', (file) => {
  const english = messages('en', file);

  test.each(['pl', 'ru'])('says in %s all it says in English', (language) => {
    expect(Object.fromEntries(messages(language, file))).toEqual(Object.fromEntries(english));
  });

  test.each(LANGUAGES)('every message in %s can be read', (language) => {
    const text = readFileSync(new URL(`./${language}/${file}`, here), 'utf8');
    const begun = text.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line)).length;

    expect(messages(language, file).size).toBe(begun);
  });
});

test('no message is defined twice', () => {
  const ids = files.flatMap((file) => [...messages('en', file).keys()]);

  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
