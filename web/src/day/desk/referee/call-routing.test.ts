import { expect, test } from 'vitest';
import type { CallSeen } from '../../../protocol/day';
import { isOurs, routeCalls } from './call-routing';

const call = (number: number, more: Partial<CallSeen> = {}): CallSeen => ({
  number,
  table: { stage: 1, round: 1, table: number },
  by: { role: 'player' },
  about: '',
  at: number * 1000,
  answered_at: null,
  near: [],
  for_all_at: number * 1000,
  ...more,
});

test('a call of another sector is ours only after its time', () => {
  const theirs = call(1, { near: ['ewa'], for_all_at: 121_000 });
  expect(isOurs(theirs, 'jan', 120_999)).toBe(false);
  expect(isOurs(theirs, 'jan', 121_000)).toBe(true);
  expect(isOurs(theirs, 'ewa', 0)).toBe(true);
});

test('a call that nobody looks after is everybody’s', () => {
  expect(isOurs(call(1), 'jan', 0)).toBe(true);
});

test('own calls come first, answered ones are left out', () => {
  const calls = [
    call(1),
    call(2, { near: ['jan'], for_all_at: 99_000 }),
    call(3, { near: ['ewa'], for_all_at: 99_000 }),
    call(4, { answered_at: 5 }),
  ];
  const { ours, others } = routeCalls(calls, 'jan', 10_000);
  expect(ours.map((each) => each.number)).toEqual([2, 1]);
  expect(others.map((each) => each.number)).toEqual([3]);
});
