import { expect, test } from 'vitest';
import type { ApplicationSeen } from '../../../protocol/day';
import { toEnter, toFind } from './applications';

const BLANK: ApplicationSeen = {
  number: 0,
  at: 0,
  status: 'place',
  name: '',
  surname: '',
  club: '',
  born: null,
  minor: false,
  note: '',
  waiting: null,
  paid: false,
  moved_up_at: null,
  withdrawn_at: null,
  player: null,
  namesake: null,
  double: null,
};
const LIST: ApplicationSeen[] = [
  { ...BLANK, number: 1, status: 'withdrawn', name: 'Łucja Żak' },
  { ...BLANK, number: 2, name: 'Jan Nowak', club: 'Alfa' },
  { ...BLANK, number: 3, name: 'Ewa Lis', player: 4 },
  { ...BLANK, number: 4, name: 'Adam Lis', namesake: 2 },
  { ...BLANK, number: 5, status: 'waiting', name: 'Ola Lis', waiting: 1 },
  { ...BLANK, number: 6, status: 'withdrawn' },
];
const numbers = (found: ApplicationSeen[]): number[] => found.map((each) => each.number);

test('a search ignores case and accents, and finds clubs', () => {
  expect(numbers(toFind(LIST, 'lucja zak'))).toEqual([1]);
  expect(numbers(toFind(LIST, 'ALFA'))).toEqual([2]);
  expect(numbers(toFind(LIST, 'nobody'))).toEqual([]);
});

test('those who withdrew come last', () => {
  expect(numbers(toFind(LIST, ''))).toEqual([2, 3, 4, 5, 1, 6]);
});

test('only those with a place who are not in the roster are entered', () => {
  expect(numbers(toEnter(LIST))).toEqual([2]);
});
