import { expect, test } from 'vitest';
import { kindsLeft, toSets, toTiles } from './position';

test('tiles are read from text, slips left out', () => {
  expect(toTiles("R7, k13 j x9 o14  b1'")).toEqual(['r7', 'k13', 'j', 'b1']);
});

test('sets are separated by bars or lines', () => {
  expect(toSets('r1 r2 r3 | k4 b4 o4\nj')).toEqual([['r1', 'r2', 'r3'], ['k4', 'b4', 'o4'], ['j']]);
});

test('there are two of each kind', () => {
  const left = kindsLeft(['r7', 'r7', 'j']);

  expect([left('r7'), left('j'), left('b1')]).toEqual([0, 1, 2]);
});
