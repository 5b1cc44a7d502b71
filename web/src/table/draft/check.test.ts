import { describe, expect, test } from 'vitest';
import cases from './check-cases.json';
import { bestReadings, faultOf, inOrder, judge, meanings } from './check';
import { parseRack, parseTable } from '../tiles/tiles';

type SetRow = [text: string, shape: string, value: number, standsFor: string[]];
type PositionRow = [table: string, rack: string, opened: boolean, proposal: string, breaches: string[]];
const sets = cases.sets as SetRow[];
const positions = cases.positions as PositionRow[];

describe('the engine and the browser agree', () => {
  test('on every set', () => {
    const wrong = sets.filter(([text, shape, value, standsFor]) => {
      const readings = bestReadings(parseRack(text));
      const read = [...new Set(readings.map((reading) => reading.standsFor.join(' ')))].sort();
      return (
        (readings[0]?.shape ?? '') !== shape ||
        (readings[0]?.value ?? 0) !== value ||
        read.join() !== standsFor.join()
      );
    });

    expect(wrong).toEqual([]);
    expect(sets.length).toBeGreaterThan(3000);
  });

  test('on every position', () => {
    const wrong = positions.filter(([table, rack, opened, proposal, breaches]) => {
      const before = { sets: parseTable(table), rack: parseRack(rack), opened, threshold: 30 };
      return judge(before, parseTable(proposal)).breaches.sort().join() !== breaches.join();
    });

    expect(wrong).toEqual([]);
  });

  test('a fault is named exactly where there is no set', () => {
    for (const [text, shape] of sets) expect(faultOf(parseRack(text)) === null, text).toBe(shape !== '');
  });
});

test.each([
  ['r3 r4', 'few'],
  ['j j', 'few'],
  ['r12 r13 r1', 'wrap'],
  ['r7 b7 r7', 'colour-twice'],
  ['r7 b7 k7 o7 j', 'colour-twice'],
  ['r3 r4 r4 r5', 'tile-twice'],
  ['r3 r4 r6', 'gap'],
  ['r5 r3 r4', 'order'],
  ['r5 j r4 r3 b3', 'mixed'],
])('%s is no set because of: %s', (text, fault) => {
  expect(faultOf(parseRack(text))).toBe(fault);
});

test('tiles are put in an order that is a set', () => {
  expect(inOrder(parseRack('o9 o6 j o7'))?.join(' ')).toBe('o6 o7 j o9');
  expect(inOrder(parseRack("r5 r6' j"))?.join(' ')).toBe("r5 r6' j");
  expect(inOrder(parseRack('r5 b6 k9'))).toBeNull();
});

test('a joker in a group of two colours may be either of the others', () => {
  expect(meanings(parseRack('r7 b7 j'), 2).sort()).toEqual(['k7', 'o7']);
});

test('an opening counts only valid sets from the rack', () => {
  const before = {
    sets: [['r1', 'r2', 'r3']],
    rack: parseRack('k9 b9 o9 k2 b2'),
    opened: false,
    threshold: 30,
  };

  const found = judge(before, [
    ['r1', 'r2', 'r3'],
    ['k9', 'b9', 'o9'],
    ['k2', 'b2'],
  ]);

  expect(found.openingPoints).toBe(27);
  expect(found.breaches).toEqual(['not_a_set', 'opening_below_threshold']);
});
