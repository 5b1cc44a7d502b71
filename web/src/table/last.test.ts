import { expect, test } from 'vitest';
import { laidBy, lastBetween } from './last';
import { sampleView } from './samples';

const turn = (seat: number) => ({ seat, deadline: null, has_drawn: false, may_claim_time: false });
const BEFORE = sampleView({ table: 'r3 r4 r5', turns: 3, turn: turn(1), opened: [true, false, true, true] });

test('a play with its tiles, and what an opening was worth', () => {
  const after = {
    ...BEFORE,
    table: 'r3 r4 r5 | k10 b10 o10',
    turns: 4,
    turn: turn(2),
    opened: [true, true, true, true],
  };

  const move = lastBetween(BEFORE, after);

  expect(move).toMatchObject({ seat: 1, kind: 'played', opened: 30 });
  expect([...laidBy(move)]).toEqual(['k10', 'b10', 'o10']);
});

test('a draw, and a pass', () => {
  expect(lastBetween(BEFORE, { ...BEFORE, turns: 4, turn: turn(2), bank_size: 49 })?.kind).toBe('drew');
  expect(lastBetween(BEFORE, { ...BEFORE, turns: 4, turn: turn(2), passes: 1 })?.kind).toBe('passed');
});

test('nothing happened, or another game began', () => {
  expect(lastBetween(BEFORE, { ...BEFORE })).toBeNull();
  expect(lastBetween(BEFORE, { ...BEFORE, number: 2, table: '' })).toBeNull();
});
