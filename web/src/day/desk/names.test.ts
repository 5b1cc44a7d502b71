import { expect, test } from 'vitest';
import type { PersonSeen } from '../../protocol/day';
import { clockText, find, timeLeft } from './names';

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

test('a clock shows what is left, rounded up, and never less than nothing', () => {
  expect(clockText(59_001)).toBe('1:00');
  expect(clockText(3_600_000)).toBe('1:00:00');
  expect(clockText(-5_000)).toBe('0:00');
});

test('a paused round keeps its time, and a table has its own extra time', () => {
  const paused = {
    number: 1,
    tables: [],
    clock: { seconds: 600, ends_at: null, left_ms: 90_000, stood: [] },
  };
  const running = {
    number: 1,
    tables: [],
    clock: { seconds: 600, ends_at: 10_000, left_ms: null, stood: [] },
  };

  expect(timeLeft(paused, 5_000)).toBe(90_000);
  expect(timeLeft(running, 4_000, 60)).toBe(66_000);
  expect(timeLeft({ number: 1, tables: [] }, 0)).toBeNull();
});
