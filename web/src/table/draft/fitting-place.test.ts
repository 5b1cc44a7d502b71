import { describe, expect, test } from 'vitest';
import { act, begin, tableText, type Draft, type Intent } from './draft';
import { whereFits } from './fitting-place';
import { parseRack, parseTable } from '../tiles/tiles';

function draftOf(table: string, rack: string, ...intents: Intent[]): Draft {
  const base = { sets: parseTable(table), rack: parseRack(rack), turn: 1, mine: true };
  return intents.reduce((now, intent) => act(now, intent).draft, begin(base));
}

/** The table after `tiles` were sent; null if they fit nowhere. */
function sent(draft: Draft, tiles: string, opened = true): string | null {
  const { sets, rack } = draft.base;
  const way = whereFits(draft, parseRack(tiles), { sets, rack, opened, threshold: 30 });
  return way && tableText(act(draft, way).draft);
}

describe('a tile is sent where it fits', () => {
  test.each([
    ['the end of a run', 'r3 r4 r5 | k7 b7 o7', 'r6', 'r3 r4 r5 r6 | k7 b7 o7'],
    ['the front of a run', 'r3 r4 r5 | k7 b7 o7', 'r2', 'r2 r3 r4 r5 | k7 b7 o7'],
    ['a group', 'r3 r4 r5 | k7 b7 o7', 'r7', 'r3 r4 r5 | k7 b7 o7 r7'],
    ['a run rather than a group', 'k6 b6 o6 | r3 r4 r5', 'r6', 'k6 b6 o6 | r3 r4 r5 r6'],
  ])('%s', (_, table, tile, expected) => {
    expect(sent(draftOf(table, 'r6 r2 r7 k1'), tile)).toBe(expected);
  });

  test('what is finished by it comes first', () => {
    const draft = draftOf('r3 r4 r5', 'r6 b6 k6', { do: 'new-set', tiles: ['b6', 'k6'] });

    expect(sent(draft, 'r6')).toBe('r3 r4 r5 | b6 k6 r6');
  });

  test('tiles that are a set together become one, in order', () => {
    expect(sent(draftOf('r3 r4 r5', 'r8 r6 r7 k1'), 'r8 r7 r6')).toBe('r3 r4 r5 | r6 r7 r8');
  });

  test('a tile of the table moves only where it leaves a valid set behind', () => {
    expect(sent(draftOf('r3 r4 r5 r6 | k6 b6 o6', 'k1'), 'r6')).toBe('r3 r4 r5 | k6 b6 o6 r6');
    expect(sent(draftOf('r4 r5 r6 | k6 b6 o6', 'k1'), 'r6')).toBeNull();
  });
});

describe('nowhere', () => {
  test.each([
    ['a tile that no set takes', 'r3 r4 r5', 'k9'],
    ['a tile that would need a set to be split', 'r3 r4 r5 r6 r7', "r5'"],
    ['a tile that could only take the place of a joker', 'r7 b7 k7 j', 'o7'],
  ])('%s', (_, table, tile) => {
    expect(sent(draftOf(table, "k9 r5' o7"), tile)).toBeNull();
  });

  test('before the opening the sets of others are left alone', () => {
    const draft = draftOf('r3 r4 r5', 'r6 k1');

    expect(sent(draft, 'r6', false)).toBeNull();
    expect(sent(draft, 'r6', true)).toBe('r3 r4 r5 r6');
  });
});
