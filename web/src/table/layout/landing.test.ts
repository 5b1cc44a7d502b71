import { describe, expect, test } from 'vitest';
import { handRect, landing, type Landing, type Lying, type Meaning, type Rect, type Seen } from './landing';
import { parseRack } from '../tiles/tiles';

const TILE = 40;
const HIGH = 55;
const SURFACE: Rect = { left: 0, top: 0, right: 600, bottom: 300 };
const RACK: Rect = { left: 100, top: 310, right: 500, bottom: 400 };

function set(id: number, text: string, left: number, top: number): { id: number; tiles: Lying[] } {
  const tiles = parseRack(text).map((tile, i) => {
    const x = left + i * TILE;
    return { tile, box: { left: x, top, right: x + TILE, bottom: top + HIGH } };
  });
  return { id, tiles };
}

/** Tens from 20 to 140, and a run `gap` to the right of them; a group one row below. */
function table(gap: number): Seen {
  return {
    tile: TILE,
    surface: SURFACE,
    rack: RACK,
    racked: [],
    sets: [set(1, 'r10 b10 k10', 20, 20), set(2, 'r1 r2 r3', 140 + gap, 20), set(3, 'k7 b7 o7', 20, 81)],
  };
}

const PLAIN: Meaning = { fits: () => false, replaces: () => false };

function at(seen: Seen, left: number, top: number, { count = 1, meaning = PLAIN } = {}): Landing | null {
  const hand = handRect({ x: left + TILE / 2, y: top + HIGH / 2 }, TILE, HIGH, count);
  const held = new Set(parseRack('o10 o11 o12').slice(0, count));
  return landing(seen, held, hand, meaning);
}

const end = (id: number, place: number): Landing => ({ kind: 'set', id, at: place });

describe('the tile decides', () => {
  test.each([
    ['flush with the right end', 140, end(1, 3)],
    ['twelve pixels past it', 152, end(1, 3)],
    ['half a tile past it', 160, end(1, 3)],
    ['over the last tile and a little past it', 122, end(1, 3)],
    ['on the last tile, to the left of its middle', 98, end(1, 2)],
    ['on the first tile, to the left of its middle', 17, end(1, 0)],
    ['between the first two', 40, end(1, 1)],
  ])('%s', (_, left, expected) => {
    expect(at(table(200), left, 20)).toEqual(expected);
  });

  test('a little more than half a tile past the end is a new set, there', () => {
    expect(at(table(200), 161, 20)).toEqual({ kind: 'new', x: 161, y: 20 + HIGH / 2 });
  });

  test.each([11, 20, 30])('flush right of one set it belongs there, with another %i px away', (gap) => {
    expect(at(table(gap), 140, 20)).toEqual(end(1, 3));
    expect(at(table(gap), 140 + gap - TILE, 20)).toEqual(end(2, 0));
  });

  test('where two ends are equally far, the set that it makes valid is meant', () => {
    const meaning = (id: number): Meaning => ({ ...PLAIN, fits: (one) => one === id });

    expect(at(table(30), 135, 20, { meaning: meaning(1) })).toEqual(end(1, 3));
    expect(at(table(30), 135, 20, { meaning: meaning(2) })).toEqual(end(2, 0));
  });

  test('the row with more of the tile has it', () => {
    expect(at(table(200), 140, 20 + 28)).toEqual(end(1, 3));
    expect(at(table(200), 140, 20 + 34)).toEqual(end(3, 3));
  });

  test('below a set is clear of it', () => {
    expect(at(table(200), 60, 81 + HIGH)?.kind).toBe('new');
    expect(at(table(200), 60, 81 + HIGH - 4)?.kind).toBe('new');
  });

  test('several tiles in the hand go to the end that they lie at, as one', () => {
    expect(at(table(300), 145, 20, { count: 3 })).toEqual(end(1, 3));
    expect(at(table(300), 440 - 3 * TILE - 5, 20, { count: 3 })).toEqual(end(2, 0));
  });
});

test('what is in the hand has left its set', () => {
  const seen = table(300);
  const hand = handRect({ x: 140 + TILE / 2, y: 20 + HIGH / 2 }, TILE, HIGH, 1);

  expect(landing(seen, new Set(['k10']), hand, PLAIN)?.kind).toBe('new');
});

test('a tile over the joker that it may replace takes its place; beside it, it does not', () => {
  const meaning = { ...PLAIN, replaces: (_: number, place: number) => place === 1 };

  expect(at(table(300), 62, 20, { meaning })).toEqual({ kind: 'swap', id: 1, at: 1 });
  expect(at(table(300), 80, 20, { meaning })).toEqual(end(1, 2));
});

test('the rack takes what lies on it, or nearer to it than to the table', () => {
  expect(at(table(300), 200, 330)).toEqual({ kind: 'rack', at: 0 });
  expect(at(table(300), 200, 308 - HIGH / 2)).toEqual({ kind: 'rack', at: 0 });
  expect(at(table(300), 200, 302 - HIGH / 2)?.kind).toBe('new');
});

test('beyond table and rack there is nothing', () => {
  expect(at(table(300), 640, 20)).toBeNull();
});
