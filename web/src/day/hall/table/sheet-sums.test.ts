import { expect, test } from 'vitest';
import type { TableSeen, TypedGame } from '../../../protocol/day';
import { agreementOf, bigOf, isSent, smallOf, totalsOf } from './sheet-sums';

const TYPED: TypedGame[] = [
  {
    lines: [
      { player: 7, small: 30 },
      { player: 9, small: -30 },
    ],
  },
  { lines: [{ player: 7, rack: 'r5' }, { player: 9 }] },
];
const TABLE = {
  played: [
    {
      lines: [
        { player: 7, small: 30, big: 1, place: 1 },
        { player: 9, small: -30, big: 0, place: 2 },
      ],
    },
    {
      lines: [
        { player: 7, small: -5, big: 0, place: 2 },
        { player: 9, small: 5, big: 1, place: 1 },
      ],
    },
  ],
  confirmed: [9],
} as unknown as TableSeen;
const SHEET = { about: 'sheet', order: { by: { player: 7 } } };

test('points are what was typed, or what the server counted from racks', () => {
  expect([0, 1].map((at) => smallOf(TABLE, TYPED, at, 7))).toEqual([30, -5]);
  expect(smallOf({ played: [] }, TYPED, 1, 9)).toBeNull();
});

test('big points are shown only of what the server has', () => {
  expect(bigOf(TABLE, true, 1, 9)).toBe(1);
  expect(bigOf(TABLE, false, 1, 9)).toBeNull();
});

test('a sheet is added up for each player', () => {
  expect(totalsOf(TABLE, TYPED, true, 7)).toEqual({ small: 25, big: 1 });
  expect(totalsOf(TABLE, TYPED, false, 9)).toEqual({ small: -25, big: 0 });
});

test('who agrees is known by the server, or waits here; a changed sheet is agreed with anew', () => {
  expect([7, 9].map((player) => agreementOf(TABLE, [], player))).toEqual(['asked', 'agrees']);
  expect(isSent([SHEET])).toBe(false);
  expect([7, 9].map((player) => agreementOf(TABLE, [SHEET], player))).toEqual(['waits', 'asked']);
  const both = [SHEET, { about: 'confirm-9', order: { by: { player: 9 } } }];
  expect([7, 9].map((player) => agreementOf(TABLE, both, player))).toEqual(['waits', 'waits']);
});
