import { expect, test } from 'vitest';
import type { ReviewedTurn, ReviewSeen, Ruleset } from '../protocol/types';
import { analysisOf, clauseOf, curveOf, lessonOf, percent, swingOf } from './points';

function turn(number: number, seat: number, known: number[], open: number[]): ReviewedTurn {
  return {
    turn: number,
    seat,
    seats: known,
    open: { before: 0, after: 0, low: 0, high: 0, seats: open },
    rack: 'r1 r2',
    table: '',
    opened: false,
  } as unknown as ReviewedTurn;
}

const [FIRST, SECOND, THIRD] = [
  turn(1, 0, [0.5, 0.5], [0.4, 0.6]),
  turn(2, 1, [0.2, 0.8], [0.5, 0.5]),
  turn(3, 0, [0.9, 0.1], [0.95, 0.05]),
] as const;
const SEEN = { review: { turns: [FIRST, SECOND, THIRD] }, end: [1, 0] } as unknown as ReviewSeen;

test('with all tiles open the curve has every turn and the end', () => {
  expect(curveOf(SEEN, 'open', 0).map((point) => point.turn)).toEqual([1, 2, 3, null]);
  expect(curveOf(SEEN, 'open', 0).map((point) => point.shares[0])).toEqual([0.4, 0.5, 0.95, 1]);
});

test('as a player could know it, the curve has the turns of that player', () => {
  expect(curveOf(SEEN, 'known', 0).map((point) => point.turn)).toEqual([1, 3, null]);
  expect(curveOf({ ...SEEN, end: null }, 'known', 1).map((point) => point.shares)).toEqual([[0.2, 0.8]]);
});

test('a turning point tells whose chance changed most until the next turn', () => {
  expect(swingOf(SEEN, SECOND)).toEqual({ seat: 1, before: 0.5, after: 0.05 });
  expect(swingOf({ ...SEEN, end: null }, THIRD)).toBeNull();
});

test.each([
  ['nothing was missed', {}, null],
  ['the time ran out', { deed: 'timed_out' }, 'clock'],
  ['the game could have ended', { could_go_out: true, laid: 'r1', played: 1 }, 'out'],
  ['the game ended, in another order', { could_go_out: true, laid: 'r2 r1', played: 2 }, null],
  ['an opening', { mark: 'mistake', better: 'r1 r2 r3' }, 'opening'],
  ['holding back', { opened: true, mark: 'mistake', better: '', played: 2 }, 'wait'],
  ['laying less', { opened: true, mark: 'mistake', better: 'r1', played: 2 }, 'keep'],
  ['a joker', { opened: true, mark: 'mistake', better: 'r1 r2', table: 'b3 j b5' }, 'free'],
  ['laying more', { opened: true, mark: 'mistake', better: 'r1 r2', table: 'b3 b4 b5' }, 'combine'],
])('a lesson explains a turn: %s', (_, change, lesson) => {
  const done = { deed: 'drew', played: 0, laid: '', mark: null, better: null, could_go_out: false };

  expect(lessonOf({ ...FIRST, ...done, ...change } as ReviewedTurn)).toBe(lesson);
});

test('the rule of a lesson is a clause on the page of the ruleset, also of a variant', () => {
  const rules = { key: 'pl-stacks+slow', clauses: { timeout: ['S-7', 'S-8'] } } as unknown as Ruleset;

  expect(clauseOf('clock', rules)).toBe('/rules/pl-stacks?clause=S-7');
  expect(clauseOf('combine', rules)).toBeNull();
  expect(clauseOf('free', rules)).toBeNull();
});

test('a position is opened in the analysis as the turn began', () => {
  expect(analysisOf(FIRST, 'pl-forty')).toBe('/bench?ask=best&rules=pl-forty&rack=r1+r2&opened=no');
  expect(percent(0.425)).toBe('43%');
});
