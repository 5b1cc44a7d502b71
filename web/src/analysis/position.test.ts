import { expect, test } from 'vitest';
import { kindsLeft, litPlaces, toSets, toTiles, unread } from './position';

test('tiles are read from text, slips left out', () => {
  expect(toTiles("R7, k13 j x9 o14  b1'")).toEqual(['r7', 'k13', 'j', 'b1']);
});

test('what is no tile is told', () => {
  expect(unread("R7, k13 j x9 | o14\nb1' nonsense")).toEqual(['x9', 'o14', 'nonsense']);
});

test('sets are separated by bars or lines', () => {
  expect(toSets('r1 r2 r3 | k4 b4 o4\nj')).toEqual([['r1', 'r2', 'r3'], ['k4', 'b4', 'o4'], ['j']]);
});

test('there are two of each kind', () => {
  const left = kindsLeft(['r7', 'r7', 'j']);

  expect([left('r7'), left('j'), left('b1')]).toEqual([0, 1, 2]);
});

const lit = (former: string, now: string, moved: string[]) => [
  ...litPlaces(toSets(former), toSets(now), moved),
];

test('of two equal tiles the one that moved is lit, not its copy behind it', () => {
  const former = 'r8 k8 o8 | k10 k11 k12';

  expect(lit(former, 'k10 k11 k12 | r8 k8 o8 | k9 k10', ['k10'])).toEqual(['2-1']);
  expect(lit('k10 | k10 k11 k12', 'k10 k11 k12 | k9 k10', ['k9'])).toEqual(['1-0']);
});

test('of two jokers in one set the one that came is lit', () => {
  expect(lit('b4 b5 j | r1 r2 r3', 'r1 r2 r3 | j b4 b5 j', ['j'])).toEqual(['1-0']);
  expect(lit('j b4 b5 | r1 r2 r3', 'r1 r2 r3 | j b4 b5 j', ['j'])).toEqual(['1-3']);
});
