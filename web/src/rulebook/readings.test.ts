import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Clause } from '../protocol/types';
import { readingsOf, withReadings } from './readings';

const SERVER = new URL('../../../src/stolik/server/', import.meta.url);
const book = (language: string): Clause[] =>
  JSON.parse(readFileSync(new URL(`clauses.${language}.json`, SERVER), 'utf8')) as Clause[];

test.each([
  [['X-7'], ['I-21']],
  [
    ['M-8', 'I-20'],
    ['I-20', 'I-25'],
  ],
  [['S-5'], ['I-22']],
  [
    ['R-8', 'R-9'],
    ['I-3', 'I-24'],
  ],
  [['X-11'], []],
])('the interpretations of %j are %j', (ids, expected) => {
  expect(readingsOf(book('pl'), ids).map((each) => each.id)).toEqual(expected);
});

test.each(['en', 'pl', 'ru'])('in %s every interpretation has a question and an answer', (language) => {
  const readings = book(language).filter((each) => each.id.startsWith('I-'));

  expect(readings.length).toBe(28);
  expect(readings.filter((each) => !each.question || !each.text)).toEqual([]);
});

test('clauses come before the interpretations that concern them', () => {
  expect(withReadings(book('en'), ['I-20', 'M-8'])).toEqual(['M-8', 'I-20', 'I-25']);
  expect(withReadings([], ['M-8', 'I-20'])).toEqual(['M-8', 'I-20']);
});
