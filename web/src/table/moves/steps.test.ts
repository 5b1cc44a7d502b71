import { expect, test } from 'vitest';
import { stepsBetween } from './steps';
import { parseTable, writeTable } from '../tiles/tiles';

test('the changed sets come about one after the other', () => {
  const steps = stepsBetween(
    parseTable('r3 r4 r5 r6 | k7 b7 o7'),
    parseTable('r3 r4 r5 | k7 b7 o7 | k6 b6 r6'),
  );

  expect(steps.map(writeTable)).toEqual([
    'r3 r4 r5 r6 | k7 b7 o7',
    'k7 b7 o7 | r6 | r3 r4 r5',
    'k7 b7 o7 | r3 r4 r5 | k6 b6 r6',
  ]);
});

test('every step holds each tile once, and the table loses none', () => {
  const before = parseTable('r1 r2 r3 r4 | b4 k4 o4 | r5 r6 r7 j');
  const after = parseTable('r1 r2 r3 | r4 b4 k4 | r5 r6 r7 | o4 o5 j');

  for (const step of stepsBetween(before, after)) {
    const tiles = step.flat();
    expect(new Set(tiles).size).toBe(tiles.length);
    for (const tile of before.flat()) expect(tiles).toContain(tile);
  }
});
