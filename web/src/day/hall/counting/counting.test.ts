import { expect, test } from 'vitest';
import published from '../../../protocol/published-rulesets.json';
import type { Ending } from '../../../protocol/day';
import { countGame, rackValue, type CountRules, type SeatCount, type SeatEnd } from './counting';
import cases from './counting-cases.json';
import { canOpen } from './opening';

interface Game {
  rules: number;
  ending: Ending;
  seats: Pick<SeatEnd, 'rack' | 'opened' | 'announced' | 'drawn'>[];
  counts: SeatCount[];
}
const rulesets = cases.rules as unknown as CountRules[];
const games = cases.games as Game[];
const openings = cases.openings as [rack: string, points: number][];

const PL = published['pl-forty'] as unknown as CountRules;
const rack = (text: string) => text.split(' ').filter(Boolean);
const seat = (change: Partial<SeatEnd>): SeatEnd => ({
  value: null,
  rack: null,
  opened: true,
  could: false,
  announced: false,
  drawn: null,
  ...change,
});
const smalls = (ending: Ending, seats: SeatEnd[], rules = PL) =>
  countGame(rules, ending, seats)?.map((each) => each.small);

test('the engine and the page agree on what every rack can open with', () => {
  const wrong = openings.filter(
    ([text, points]) => !canOpen(rack(text), points) || canOpen(rack(text), points + 1),
  );

  expect(wrong).toEqual([]);
});

test('the engine and the page agree on every game, by published rules and by variants', () => {
  const wrong = games.filter(({ rules, ending, seats, counts }) => {
    const counted = countGame(rulesets[rules] as CountRules, ending, seats.map(seat));
    return JSON.stringify(counted) !== JSON.stringify(counts);
  });

  expect(wrong).toEqual([]);
  expect(new Set(games.flatMap(({ counts }) => counts.map((each) => each.because))).size).toBe(5);
});

test('a full rack of low tiles and two jokers is answered at once', () => {
  const low = ['r', 'b', 'k', 'o'].flatMap((colour) => [1, 1, 2, 2, 3, 3].map((n) => `${colour}${n}`));

  expect([30, 50, 80].map((needed) => canOpen([...low, 'j', 'j'], needed))).toEqual([true, true, false]);
});

test('points typed without tiles are counted the same way', () => {
  const seats = [seat({ value: 12 }), seat({ value: 0 }), seat({ rack: rack('j r3') }), seat({ value: 30 })];

  expect(smalls('out', seats)).toEqual([-12, 95, -53, -30]);
});

test('M-7, M-8: without tiles, the players say whether the rack could open', () => {
  const out = seat({ value: 0 });
  const could = { opened: false, could: true };

  expect(smalls('out', [out, seat({ opened: false })])).toEqual([100, -100]);
  expect(smalls('out', [out, seat(could)])).toEqual([200, -200]);
  expect(smalls('out', [out, seat({ ...could, announced: true })])).toEqual([100, -100]);
});

test('I-5: where the penalty comes on top, the rack has to be known', () => {
  const onTop = { ...PL, unopened_penalty_replaces_rack: false };
  const out = seat({ value: 0 });

  expect(countGame(onTop, 'out', [out, seat({ opened: false })])).toBeNull();
  expect(smalls('out', [out, seat({ opened: false, value: 17 })], onTop)).toEqual([117, -117]);
});

test('a variant counts by its own rules', () => {
  const variant = { ...PL, joker_penalty: 25, opening_points: 50 };
  const out = seat({ value: 0 });

  expect(rackValue(rack('r7 j'), variant)).toBe(32);
  expect(smalls('out', [out, seat({ opened: false, rack: rack('r10 b10 k10') })], variant)).toEqual([
    100, -100,
  ]);
});

test('a game in which something is missing comes to nothing yet', () => {
  expect(countGame(PL, 'out', [seat({ value: 0 }), seat({})])).toBeNull();
  expect(countGame(PL, 'out', [seat({ value: 3 }), seat({ value: 4 })])).toBeNull();
});
