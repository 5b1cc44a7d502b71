import { expect, test } from 'vitest';
import { emptyRow, gameOf, isTyped, numberOf, rowsOf, sumOf, winnerOf } from './scores';

const typed = (...small: string[]) => ({ ...emptyRow(small.length), small });

test('the winner need not be typed: the line adds up to nothing', () => {
  const row = typed('', '-12', '−30', '-5');

  expect(winnerOf(row)).toEqual({ seat: 0, small: 47 });
  expect(gameOf(row, [7, 8, 9, 10]).lines?.map((line) => line.small)).toEqual([47, -12, -30, -5]);
});

test.each([
  ['two cells are empty', typed('', '', '-3')],
  ['somebody has won already', typed('10', '', '-3')],
  ['something is no number', typed('', 'x', '-3')],
])('nothing is guessed where %s', (_, row) => {
  expect(winnerOf(row)).toBeNull();
});

test('a sheet begun at the table is shown as typed, with the games to come', () => {
  const table = {
    ref: { stage: 1, round: 1, table: 1 },
    seats: [4, 2],
    games: 2,
    sheet: 'partial' as const,
    played: [
      {
        lines: [
          { player: 4, small: 9, big: 4, place: 1 },
          { player: 2, small: -9, big: 1, place: 2 },
        ],
      },
    ],
  };

  const rows = rowsOf(table);

  expect(rows.map((row) => row.small)).toEqual([
    ['9', '-9'],
    ['', ''],
  ]);
  expect(rows.map(isTyped)).toEqual([true, false]);
});

test('a struck out game has no points, and racks go as they are', () => {
  expect(gameOf({ ...emptyRow(2), void: true }, [1, 2])).toEqual({ void: true });
  expect(
    gameOf({ ...emptyRow(2), byRack: true, rack: ['', 'r5 j'], opened: [true, false] }, [1, 2]).lines,
  ).toEqual([
    { player: 1, rack: '', opened: true },
    { player: 2, rack: 'r5 j', opened: false },
  ]);
});

test('numbers are read as people write them', () => {
  expect(['-7', '–7', ' 12 ', '+3', '1.5', ''].map(numberOf)).toEqual([-7, -7, 12, 3, null, null]);
  expect(sumOf(typed('7', '-7', 'x'))).toBe(0);
});
