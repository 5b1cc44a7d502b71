import { expect, test } from 'vitest';
import published from '../../../protocol/published-rulesets.json';
import type { CountRules } from './counting';
import {
  countDraft,
  draftOf,
  hasRacks,
  needsMore,
  newDraft,
  typedOf,
  typedValue,
  type GameDraft,
} from './game-draft';

const PL = published['pl-forty'] as unknown as CountRules;
const PLAYERS = [11, 12, 13, 14];

function draft(values: (string | string[] | null)[], change: Partial<GameDraft> = {}): GameDraft {
  const made = newDraft(4);
  values.forEach((value, i) => {
    const seat = made.seats[i];
    if (!seat || value === null) return;
    if (typeof value === 'string') seat.value = value;
    else seat.rack = value;
  });
  return { ...made, out: 0, ...change };
}

test.each([
  ['12', 12],
  [' -7 ', 7],
  ['−30', 30],
  ['', null],
  ['x', null],
  ['1000', null],
  ['1.5', null],
])('typed "%s" is %s', (text, value) => {
  expect(typedValue(text)).toBe(value);
});

test('points are sent with their signs, and what they were counted from', () => {
  const game = typedOf(PL, draft([null, '12', '30', '3']), PLAYERS);

  expect(game?.ending).toBe('out');
  expect(game?.lines).toEqual([
    { player: 11, small: 45, opened: true, because: 'out' },
    { player: 12, small: -12, opened: true, because: 'rack' },
    { player: 13, small: -30, opened: true, because: 'rack' },
    { player: 14, small: -3, opened: true, because: 'rack' },
  ]);
});

test('racks are sent tile by tile where all are known', () => {
  const racks = draft([null, ['r1'], ['j'], ['k13', 'b2']]);

  expect(hasRacks(racks)).toBe(true);
  expect(typedOf(PL, racks, PLAYERS)?.lines?.[2]).toEqual({
    player: 13,
    small: -50,
    opened: true,
    rack: 'j',
  });
  expect(typedOf(PL, draft([null, ['r1'], '9', '8']), PLAYERS)?.lines?.[1]?.rack).toBeUndefined();
});

test('nothing is sent while something is missing', () => {
  expect(typedOf(PL, draft([null, '12', '', '3']), PLAYERS)).toBeNull();
  expect(typedOf(PL, draft([null, '12', '5', '3'], { out: null }), PLAYERS)).toBeNull();
  expect(needsMore(PL, draft([null, '12', '', '3']), 2)).toBe(true);
  expect(needsMore(PL, draft([null, '12', '', '3']), 1)).toBe(false);
});

test('a second rack of nothing cannot be', () => {
  expect(countDraft(PL, draft([null, '0', '5', '3']))).toBeNull();
  expect(countDraft(PL, draft([null, [], '5', '3']))).toBeNull();
});

test('not opened is 100 or 200 without any typing', () => {
  const game = draft([null, '12', '', '']);
  Object.assign(game.seats[2] ?? {}, { opened: false });
  Object.assign(game.seats[3] ?? {}, { opened: false, could: true });

  const lines = typedOf(PL, game, PLAYERS)?.lines;

  expect(lines?.map((line) => line.small)).toEqual([312, -12, -100, -200]);
  expect(lines?.[3]?.because).toBe('could_have_opened');
});

test('nobody out: racks are compared', () => {
  const game = draft(['20', '5', '7', '9'], { ending: 'exhausted', out: null });

  expect(typedOf(PL, game, PLAYERS)?.lines?.map((line) => line.small)).toEqual([-15, 21, -2, -4]);
});

test('what was sent can be taken up again and comes to the same', () => {
  const sent = [draft([null, '12', '30', '3']), draft([null, ['r1'], ['j'], ['k13', 'b2']])];
  for (const game of sent) {
    const typed = typedOf(PL, game, PLAYERS);

    const again = typed && typedOf(PL, draftOf(PL, typed, PLAYERS), PLAYERS);

    expect(again).toEqual(typed);
  }
});

test('who is not at the table has no line, and the others are counted without', () => {
  const made = draft([null, '12', null, '5']);
  const seat = made.seats[2];
  if (seat) seat.absent = true;

  const game = typedOf(PL, made, PLAYERS);

  expect(needsMore(PL, made, 2)).toBe(false);
  expect(countDraft(PL, made)?.map((each) => each?.small)).toEqual([17, -12, undefined, -5]);
  expect(game?.lines?.map((line) => [line.player, line.small])).toEqual([
    [11, 17],
    [12, -12],
    [14, -5],
  ]);
  expect(game?.absent).toEqual([13]);
  expect(game && draftOf(PL, game, PLAYERS).seats.map((each) => each.absent ?? false)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('one alone plays no game', () => {
  const made = draft([null, null, null, null]);
  for (const seat of made.seats.slice(1)) seat.absent = true;

  expect(countDraft(PL, made)).toBeNull();
});
