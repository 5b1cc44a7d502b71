import { expect, test } from 'vitest';
import { evenings } from './evenings';

const ROUNDS = ['1.1', '1.2', '1.3', '1.4'];

test('one round every week, over the end of the year', () => {
  const found = evenings(ROUNDS, { date: '2026-12-15', time: '18:30', every: 7, atOnce: 1 });

  expect(Object.values(found).map((start) => start.date)).toEqual([
    '2026-12-15',
    '2026-12-22',
    '2026-12-29',
    '2027-01-05',
  ]);
});

test('two rounds an evening: the second follows the first', () => {
  const found = evenings(ROUNDS, { date: '2026-03-27', time: '18:30', every: 2, atOnce: 2 });

  expect(found).toEqual({
    '1.1': { date: '2026-03-27', time: '18:30' },
    '1.3': { date: '2026-03-29', time: '18:30' },
  });
});
