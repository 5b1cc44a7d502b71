import { expect, test } from 'vitest';
import { canOpen, countGame, countRules, rackValue, type SeatEnd } from './counting';

const PL = countRules('pl-forty');
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
const smalls = (ending: 'out' | 'exhausted', seats: SeatEnd[], rules = PL) =>
  countGame(rules, ending, seats)?.map((each) => each.small);

test.each([
  ['r10 b10 k10', true],
  ['r9 b9 k9', false],
  ['r9 r11 j', true],
  ['r10 r11 r11 b11', false],
  ['r1 r2 r3 b4 b5 b6 k3 k4', false],
  ['r1 r2 r3 b7 b8 b9', true],
  ['r12 r13 j', true],
  ['k4 k5 k6 k7 k8', true],
  ['r13 j j', true],
  ['r3 b3 k3 o3 r5 r6 j', true],
  ['r8 b8 k8 o8', true],
  ['r7 b7 k7 j', false],
  ['r1 r2 r3 r4 r5 r6 r7', false],
  ['r2 r3 r4 r5 r6 r7 r8', true],
  ['', false],
  ['j j', false],
])('%s can open: %s', (text, can) => {
  expect(canOpen(rack(text))).toBe(can);
});

test('a rack of many low tiles and two jokers is answered at once', () => {
  const low = COLOURS_LOW.concat(['j', 'j']);

  expect(canOpen(low)).toBe(true);
  expect(canOpen(rack('r1 b2 k3 o4 r5 b6 k7 o8 r9 b10 k11 o12'))).toBe(false);
});
const COLOURS_LOW = ['r', 'b', 'k', 'o'].flatMap((colour) => [1, 1, 2, 2, 3, 3].map((n) => `${colour}${n}`));

test('a joker counts what the rules say', () => {
  expect(rackValue(rack('r7 j'), PL)).toBe(57);
  expect(rackValue(rack('r7 j'), countRules('ru-championship'))).toBe(107);
  expect(rackValue(rack('r7 j'), countRules('en-classic'))).toBe(37);
});

test('the winner records the sum of the others', () => {
  const seats = [seat({ value: 12 }), seat({ value: 0 }), seat({ rack: rack('j r3') }), seat({ value: 30 })];

  expect(smalls('out', seats)).toEqual([-12, 95, -53, -30]);
});

test('in the Russian rules the winner records nothing', () => {
  expect(smalls('out', [seat({ value: 0 }), seat({ value: 9 })], countRules('ru-championship'))).toEqual([
    0, -9,
  ]);
});

test('M-7: not opened is 100, or 200 where the rack could open', () => {
  const out = seat({ value: 0 });

  expect(smalls('out', [out, seat({ opened: false, rack: rack('r1 b2') })])).toEqual([100, -100]);
  expect(smalls('out', [out, seat({ opened: false, rack: rack('r10 b10 k10') })])).toEqual([200, -200]);
  expect(smalls('out', [out, seat({ opened: false, could: true })])).toEqual([200, -200]);
});

test('M-8: an announcement spares the 200 only where the opening came with the tile drawn last', () => {
  const out = seat({ value: 0 });
  const said = { opened: false, announced: true };

  const spared = countGame(PL, 'out', [out, seat({ ...said, rack: rack('r10 b10 k10'), drawn: 'k10' })]);
  const late = countGame(PL, 'out', [out, seat({ ...said, rack: rack('r10 b10 k10 r2'), drawn: 'r2' })]);

  expect(spared?.[1]).toMatchObject({ small: -100, because: 'announced' });
  expect(late?.[1]).toMatchObject({ small: -200, because: 'could_have_opened' });
});

test('M-9: when nobody goes out the lowest rack wins and the others record the difference', () => {
  const seats = [seat({ value: 20 }), seat({ value: 5 }), seat({ value: 5 }), seat({ value: 9 })];

  expect(smalls('exhausted', seats)).toEqual([-15, 19, 19, -4]);
  expect(countGame(PL, 'exhausted', seats)?.map((each) => each.place)).toEqual([4, 1, 1, 3]);
});

test('I-6: in the Polish rules nobody pays for not opening when the bank runs out', () => {
  const seats = [seat({ value: 20, opened: false }), seat({ value: 5 })];

  expect(smalls('exhausted', seats)).toEqual([-15, 15]);
});

test('a game in which something is missing comes to nothing yet', () => {
  expect(countGame(PL, 'out', [seat({ value: 0 }), seat({})])).toBeNull();
  expect(countGame(PL, 'out', [seat({ value: 3 }), seat({ value: 4 })])).toBeNull();
});
