import { expect, test } from 'vitest';
import type { PuzzleShown } from '../protocol/types';
import { askedBy } from './api';
import { dayOf, daysInRow, readSolved } from './progress.svelte';
import { puzzleView, rightChoice, situationOf, verdictOn } from './puzzle-view';

const PUZZLE: PuzzleShown = {
  id: 'p',
  kind: 'lay-most',
  rules: 'pl-forty',
  table: 'b4 b5 b6 j | r8 k8 o8',
  rack: "b7 k11 k12 r1 r1'",
  opened: true,
  answer: 'b7 k11 k12',
  level: 2,
  rating: 1460,
  threshold: 30,
  steps: [],
  choice: null,
};

test('any table with the tiles of the answer is right', () => {
  expect(verdictOn(PUZZLE, 'b4 b5 b6 b7 | r8 k8 o8 | j k11 k12')).toEqual({ right: true });
  expect(verdictOn(PUZZLE, 'r8 o8 k8 | b4 b5 b6 b7 | k11 k12 j')).toEqual({ right: true });
});

test('a wrong answer says why', () => {
  expect(verdictOn(PUZZLE, 'b4 b5 b6 b7 j | r8 k8 o8')).toEqual({
    right: false,
    why: 'fewer',
    laid: 1,
    wanted: 3,
  });
  expect(verdictOn({ ...PUZZLE, kind: 'go-out' }, 'b4 b5 b6 b7 j | r8 k8 o8')).toMatchObject({ why: 'left' });
});

test('equal tiles stand for each other', () => {
  const puzzle = { ...PUZZLE, answer: 'r1' };

  expect(verdictOn(puzzle, "b4 b5 b6 j | r8 k8 o8 | r1'")).toEqual({ right: true });
});

test('what is laid is no longer on the rack', () => {
  const view = puzzleView(PUZZLE, 'b4 b5 b6 b7 j | r8 k8 o8', false);

  expect(view.racks).toEqual(["k11 k12 r1 r1'"]);
  expect(view.turn?.seat).toBe(0);
  expect(puzzleView(PUZZLE, null, true).turn).toBeNull();
});

test('a choice shows what is seen of the others', () => {
  const others = [
    { tiles: 9, opened: true },
    { tiles: 14, opened: false },
  ];
  const choice: PuzzleShown = {
    ...PUZZLE,
    kind: 'hold-or-play',
    choice: { others, bank: 31, play: 0.2, hold: 0.6 },
  };
  const view = puzzleView(choice, null, false);

  expect(view.seats).toBe(3);
  expect(view.racks.slice(1).map((rack) => rack?.split(' ').length)).toEqual([9, 14]);
  expect([view.opened, view.bank_size]).toEqual([[true, true, false], 31]);
  expect(rightChoice(choice)).toBe('play');
  expect(rightChoice({ ...choice, answer: '' })).toBe('hold');
  const said = (of: PuzzleShown) =>
    situationOf(of, (key, values) => `${key} ${Object.values(values ?? {}).join()}`);
  expect(said(choice)).toBe('puzzle-situation puzzle-others 9, puzzle-rack-closed 14,31');
  const alone = { ...choice, choice: { others: others.slice(0, 1), bank: 31, play: 0.2, hold: 0.6 } };
  expect(said(alone)).toBe('puzzle-situation puzzle-one-other 9,31');
});

test('an address asks for a theme, a level, the day, the rush or one puzzle', () => {
  expect(askedBy(undefined)).toEqual({ what: 'overview' });
  expect(askedBy('day')).toEqual({ what: 'day' });
  expect(askedBy('mine')).toEqual({ what: 'mine' });
  expect(askedBy('hold-or-play')).toEqual({ what: 'some', choice: { kind: 'hold-or-play' } });
  expect(askedBy('open')).toEqual({ what: 'some', choice: { kind: 'open' } });
  expect(askedBy('level-3')).toEqual({ what: 'some', choice: { level: 3 } });
  expect(askedBy('level-9')).toEqual({ what: 'one', id: 'level-9' });
  expect(askedBy('95cdbf1e3a')).toEqual({ what: 'one', id: '95cdbf1e3a' });
});

test('days in a row end where one is missing, and today is not over', () => {
  const today = new Date(2026, 10, 16);

  expect(dayOf(today)).toBe('2026-11-16');
  expect(daysInRow(['2026-11-13', '2026-11-14', '2026-11-15'], today)).toBe(3);
  expect(daysInRow(['2026-11-15', '2026-11-16'], today)).toBe(2);
  expect(daysInRow(['2026-11-14'], today)).toBe(0);
});

test('what was kept badly counts as nothing', () => {
  for (const text of [null, '', '[]', '{"solved": 3}', '{"row": -1}', 'null']) {
    expect(readSolved(text)).toMatchObject({ solved: [], row: 0 });
  }
});
