/** What the others did since the own turn: tiles laid and moved, by whom, and a sign for each. */
import { expect, test } from 'vitest';
import { difference, signsOf, sinceTurn, touchedBy } from './moves';
import { parseTable } from '../tiles/tiles';
import type { Move } from '../view';

const move = (seat: number, before: string, after: string): Move => ({
  seq: 0,
  seat,
  kind: before === after ? 'drew' : 'played',
  before,
  after,
  opened: null,
});
const split = (before: string, after: string) => difference(parseTable(before), parseTable(after));

test('tiles of three bots are known by who laid them, though the last one drew', () => {
  const first = 'r3 r4 r5';
  const second = 'r3 r4 r5 r6 | k7 b7 o7';
  const moves = [move(1, '', first), move(2, first, second), move(3, second, second)];

  const touched = touchedBy(sinceTurn([move(0, '', ''), ...moves], 0, 4));

  expect(touched.get('r4')).toEqual({ laid: 1, moved: null });
  expect(touched.get('r6')).toEqual({ laid: 2, moved: null });
  expect(touched.size).toBe(7);
});

test('what joins another set has moved, what it joins has not', () => {
  const { laid, moved } = split('r1 r2 r3 r4 | b4 k4 o4', 'r1 r2 r3 | b4 k4 o4 r4 | k9 b9 r9');

  expect(laid).toEqual(['k9', 'b9', 'r9']);
  expect(moved).toEqual(['r4']);
});

test('of a run that is split the shorter part moves', () => {
  expect(split('r1 r2 r3 r4 r5 r6 r7', "r1 r2 r3 r4 | r4' r5 r6 r7")).toEqual({
    laid: ["r4'"],
    moved: ['r5', 'r6', 'r7'],
  });
});

test('a joker that goes to the other end of its set has moved, a turned set has not', () => {
  expect(split('r3 r4 j', 'j r3 r4').moved).toEqual(['j']);
  expect(split('r3 r4 r5', 'r5 r4 r3').moved).toEqual([]);
  expect(split('k7 b7 o7', 'r7 o7 k7 b7')).toEqual({ laid: ['r7'], moved: [] });
});

test('a tile that one laid and another moved is known by both', () => {
  const [a, b, c] = ['r3 r4 r5 r6', 'r3 r4 r5 r6 | b6 k6 o6', 'r3 r4 r5 | b6 k6 o6 r6'];

  const touched = touchedBy([move(1, '', a), move(2, a, b), move(3, b, c)]);

  expect(touched.get('r6')).toEqual({ laid: 1, moved: 3 });
});

test('only what came after the own turn counts; who watches sees the last round', () => {
  const moves = [1, 2, 3, 0, 1, 2, 3, 0, 1].map((seat) => move(seat, '', ''));

  expect(sinceTurn(moves, 0, 4).map(({ seat }) => seat)).toEqual([1]);
  expect(sinceTurn(moves, 2, 4).map(({ seat }) => seat)).toEqual([3, 0, 1]);
  expect(sinceTurn(moves, null, 4).map(({ seat }) => seat)).toEqual([3, 0, 1]);
  expect(sinceTurn([], 0, 4)).toEqual([]);
});

test.each([
  [
    ['Anna', 'Bartek', 'Celina'],
    ['A', 'B', 'C'],
  ],
  [
    ['Casual bot 1', 'Casual bot 2', 'Casual bot 3'],
    ['1', '2', '3'],
  ],
  [
    ['Anna', 'Adam', 'Zoja'],
    ['An', 'Ad', 'Z'],
  ],
  [
    ['Anna', 'Andrzej', '???'],
    ['1', '2', '3'],
  ],
  [
    ['Анна', 'Łucja', 'ewa'],
    ['А', 'Ł', 'E'],
  ],
])('no two of %j have one sign', (names, signs) => {
  expect(signsOf(names)).toEqual(signs);
  expect(new Set(signs).size).toBe(names.length);
});
