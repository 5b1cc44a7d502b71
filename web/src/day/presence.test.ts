import { expect, test } from 'vitest';

import { asked, clubBeside, isAway } from './presence';

const day = {
  people: [
    { player: 1, name: 'Anna', present: true },
    { player: 2, name: 'Ola', present: true },
    { player: 3, name: 'Ewa', present: false },
    { player: 4, name: 'Jan', present: true, no_show: true },
  ],
} as Parameters<typeof isAway>[0];

test('who did not come is away, whatever was checked in before', () => {
  expect([1, 2, 3, 4, 5].map((player) => isAway(day, player))).toEqual([false, false, true, true, true]);
});

test('whoever has no line in any game has nothing to agree with', () => {
  expect(asked(day, [1, 2, 3, 4], [{ lines: [{ player: 1 }] }, { lines: [{ player: 1 }] }])).toEqual([1]);
  expect(asked(day, [1, 2, 3, 4], [{ lines: [{ player: 2 }] }, { lines: [{ player: 1 }] }])).toEqual([1, 2]);
});

test('a club stands beside a name once', () => {
  expect(clubBeside({ name: 'Anna Nowak', club: 'KS Kostka' })).toBe('KS Kostka');
  expect(clubBeside({ name: 'Jan Kowalski (KS Kostka)', club: 'KS Kostka' })).toBe('');
  expect([clubBeside({ name: 'Anna Nowak' }), clubBeside(null)]).toEqual(['', '']);
});

test('a sheet of games that were not played is agreed with by everybody here', () => {
  expect(asked(day, [1, 2, 3, 4], [{}, { lines: [] }])).toEqual([1, 2]);
});
