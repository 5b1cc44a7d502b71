import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Clause } from '../protocol/types';
import { findClauses, pieces } from './marks';

const SERVER = new URL('../../../src/stolik/server/', import.meta.url);
const book = (language: string): Clause[] =>
  JSON.parse(readFileSync(new URL(`clauses.${language}.json`, SERVER), 'utf8')) as Clause[];
const ids = (language: string, search: string): string[] =>
  findClauses(book(language), search).map((each) => each.id);

test.each([
  ['en', 'Run: THREE', 'X-3'],
  ['pl', 'naciska zegar', 'S-11'],
  ['pl', 'uwolnionego', 'E-8'],
  ['pl', 'odległości', 'S-10'],
  ['pl', 'ODLEGLOSCI', 'S-10'],
  ['pl', 'zolc lub s-10', null],
  ['ru', 'счёт', 'S-23'],
  ['ru', 'ПОДСЧЕТ', 'S-23'],
  ['ru', 'три дубля', 'R-3'],
  ['ru', 'i-20', 'I-20'],
  ['ru', 'читают комбинацию', 'I-14'],
])('in %s "%s" finds %s', (language, search, id) => {
  const found = ids(language, search);

  if (id) expect(found).toContain(id);
  else expect(found).toEqual([]);
});

test('one letter finds nothing yet', () => {
  expect(ids('pl', 'k ')).toEqual([]);
});

test('marks become pieces', () => {
  expect(pieces('takes **three** (`timeout = "revert"`), *kept*.')).toEqual([
    { text: 'takes ', as: 'plain' },
    { text: 'three', as: 'strong' },
    { text: ' (', as: 'plain' },
    { text: 'timeout = "revert"', as: 'code' },
    { text: '), ', as: 'plain' },
    { text: 'kept', as: 'strong' },
    { text: '.', as: 'plain' },
  ]);
});

test.each(['en', 'pl', 'ru'])('no mark is left over in %s', (language) => {
  const left = book(language)
    .flatMap((each) => pieces(each.text))
    .filter((piece) => /[`*]/.test(piece.text));

  expect(left).toEqual([]);
});
