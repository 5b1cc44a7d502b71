import { expect, test } from 'vitest';
import type { PersonSeen } from '../../protocol/day';
import { find } from './names';

const people: PersonSeen[] = [
  { player: 1, name: 'Łukasz Żak', club: 'Wieża' },
  { player: 12, name: 'Anna Maj' },
];

test.each([
  ['lukasz', [1]],
  ['WIEZA', [1]],
  ['12', [12]],
  ['maj anna', [12]],
  ['', [1, 12]],
  ['zzz', []],
])('a search for %s finds %s', (search, found) => {
  expect(find(people, search).map((person) => person.player)).toEqual(found);
});
