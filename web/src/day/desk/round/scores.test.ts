import { expect, test } from 'vitest';
import { emptyRow, gameOf, isTyped, numberOf, rowsOf, setAbsent, sumOf, winnerOf } from './scores';

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

test('where the winner has a minus, the figures are those of the paper sheet', () => {
  const row = typed('', '12', '30', '5');

  expect(winnerOf(row, -1)).toEqual({ seat: 0, small: -47 });
  expect(gameOf(row, [7, 8, 9, 10], -1).lines?.map((line) => line.small)).toEqual([47, -12, -30, -5]);
  expect(winnerOf(typed('', '-12', '-30', '-5'), -1)).toBeNull();
});

test('what was typed at the table is shown with the signs of the rules', () => {
  const lines = [
    { player: 4, small: 9, big: 4, place: 1 },
    { player: 2, small: -9, big: 0, place: 2 },
    { player: 3, small: 0, big: 0, place: 2 },
  ];
  const table = {
    ref: { stage: 1, round: 1, table: 1 },
    seats: [4, 2, 3],
    games: 1,
    sheet: 'entered' as const,
    played: [{ lines }],
  };

  expect(rowsOf(table, -1)[0]?.small).toEqual(['-9', '9', '0']);
});

test('a dot stands for who was not there, and the others play without', () => {
  const row = typed('', '-12', '.', '-5');

  expect(isTyped(typed('', '.', '', ''))).toBe(false);
  expect(winnerOf(row)).toEqual({ seat: 0, small: 17 });
  expect(gameOf(row, [7, 8, 9, 10])).toEqual({
    lines: [
      { player: 7, small: 17 },
      { player: 8, small: -12 },
      { player: 10, small: -5 },
    ],
    absent: [9],
  });
});

test('who is not there is away from every game that is still open', () => {
  const rows = [typed('3', '-3', ''), typed('', '', '')];

  const away = setAbsent(rows, 2, true);

  expect(away.map((row) => row.small[2])).toEqual(['.', '.']);
  expect(setAbsent(away, 2, false)).toEqual(rows);
});

test('a game without somebody is shown with a dot', () => {
  const typedGame = {
    lines: [
      { player: 4, small: 9 },
      { player: 2, small: -9 },
    ],
    absent: [3],
  };
  const table = {
    ref: { stage: 1, round: 1, table: 1 },
    seats: [4, 2, 3],
    games: 1,
    sheet: 'entered' as const,
    played: [{ typed: typedGame, lines: [] }],
  };

  const [row] = rowsOf(table);

  expect(row?.small).toEqual(['9', '-9', '.']);
  expect(row && gameOf(row, table.seats)).toEqual(typedGame);
});
