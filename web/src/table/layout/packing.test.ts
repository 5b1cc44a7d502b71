import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { Layouts } from './free-place';
import { TALL, layRack, pack, type Box, type Item, type Packing } from './packing';

const PHONE: Box = { width: 382, height: 500 };
const SIDE: Box = { width: 740, height: 235 };
const LAPTOP: Box = { width: 1180, height: 520 };

/** Sets as they occur in games: groups of three and four, runs of three to six. */
function table(tiles: number): Item[] {
  const sizes = [3, 4, 3, 5, 3, 4, 3, 6, 3, 4];
  const items: Item[] = [];
  let left = tiles;
  for (let id = 0; left > 0; id += 1) {
    let size = Math.min(sizes[id % sizes.length] ?? 3, left);
    if (left - size < 3 && left - size > 0) size = left;
    items.push({ id, size });
    left -= size;
  }
  return items;
}

function overlaps(items: Item[], packing: Packing): string[] {
  const boxes = items.map((item) => ({ id: item.id, ...packing.spots.get(item.id) }));
  const found: string[] = [];
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      const beside =
        (a.x ?? 0) + (a.width ?? 0) <= (b.x ?? 0) + 0.01 || (b.x ?? 0) + (b.width ?? 0) <= (a.x ?? 0) + 0.01;
      const below = Math.abs((a.y ?? 0) - (b.y ?? 0)) + 0.01 >= packing.tile * TALL;
      if (!beside && !below) found.push(`${a.id} and ${b.id}`);
    }
  });
  return found;
}

function inside(packing: Packing, box: Box): boolean {
  return [...packing.spots.values()].every(
    (spot) => spot.x + spot.width <= box.width + 0.01 && spot.y + packing.tile * TALL <= box.height + 0.01,
  );
}

describe('sizes that fit without scrolling', () => {
  test.each([
    ['phone', PHONE, 60, 40],
    ['phone', PHONE, 80, 36],
    ['phone', PHONE, 100, 32],
    ['phone on its side', SIDE, 60, 40],
    ['phone on its side', SIDE, 80, 32],
    ['phone on its side', SIDE, 100, 32],
    ['laptop', LAPTOP, 60, 68],
    ['laptop', LAPTOP, 80, 59],
    ['laptop', LAPTOP, 100, 56],
  ])('%s %o: %i tiles are at least %i px wide', (_, box, tiles, least) => {
    const packing = pack(table(tiles), box, 76);

    expect(packing.fits).toBe(true);
    expect(inside(packing, box)).toBe(true);
    expect(packing.tile).toBeGreaterThanOrEqual(least);
  });

  test.each([PHONE, SIDE, LAPTOP])('106 tiles and a run of thirteen fit in %o', (box) => {
    const items = [{ id: 99, size: 13 }, ...table(93)];

    const packing = pack(items, box, 76);

    expect(packing.fits).toBe(true);
    expect(overlaps(items, packing)).toEqual([]);
    expect(packing.tile).toBeGreaterThanOrEqual(30);
  });
});

/** All tiles but two: thirteen groups, and four runs of each colour. */
const FULL = [...Array<number>(17).fill(4), ...Array<number>(12).fill(3)].map((size, id) => ({ id, size }));

test.each([
  ['a phone', { width: 366, height: 484 }, 32],
  ['a phone on its side', { width: 710, height: 239 }, 32],
  ['a short phone', { width: 338, height: 300 }, 25],
])('the fullest table has large enough tiles on %s', (_, box, least) => {
  const packing = pack(FULL, box, 76);

  expect(packing.tile).toBeGreaterThanOrEqual(least);
  expect(overlaps(FULL, packing)).toEqual([]);
  expect(inside(packing, box)).toBe(true);
});

test('tiles that became tiny grow again with every pixel there is', () => {
  const low = pack(FULL, { ...PHONE, height: 380 }, 76);

  const after = pack(FULL, PHONE, 76, low);

  expect(after.tile).toBe(pack(FULL, PHONE, 76).tile);
  expect(after.tile).toBeGreaterThan(low.tile);
});

test('nothing overlaps, nothing leaves the box, whatever came before', () => {
  const someSets = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 24 });
  fc.assert(
    fc.property(
      fc.array(someSets, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(PHONE, SIDE, LAPTOP),
      (turns, box) => {
        let packing: Packing | null = null;
        for (const sizes of turns) {
          const items = sizes.map((size, id) => ({ id, size }));
          packing = pack(items, box, 76, packing);
          expect(packing.spots.size).toBe(items.length);
          if (items.reduce((sum, item) => sum + item.size, 0) > 106) continue;
          expect(overlaps(items, packing)).toEqual([]);
          expect(inside(packing, box)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('a tile more in one set moves only what lies behind it in that row', () => {
  const items = table(60);
  const before = pack(items, LAPTOP, 60);
  const longer = items.map((item) => (item.id === 4 ? { ...item, size: item.size + 1 } : item));

  const after = pack(longer, LAPTOP, 60, before);

  const moved = items.filter((item) => before.spots.get(item.id)?.y !== after.spots.get(item.id)?.y);
  expect(after.tile).toBe(before.tile);
  expect(moved.length).toBeLessThanOrEqual(1);
});

test('a new set leaves the others where they lie', () => {
  const items = table(40);
  const before = pack(items, LAPTOP, 60);

  const after = pack([...items, { id: 77, size: 3 }], LAPTOP, 60, before);

  const rows = (packing: Packing, id: number) => packing.rows.findIndex((row) => row.includes(id));
  expect(items.filter((item) => rows(before, item.id) !== rows(after, item.id))).toEqual([]);
});

describe('sets keep their places, to the pixel', () => {
  const items = table(36);
  const spotsOf = (packing: Packing) => items.map((item) => packing.spots.get(item.id));
  const wanted = { roomy: true, busy: false, steady: LAPTOP.width - 336 };

  test('when a panel opens beside the table, and when it is closed', () => {
    const layouts = new Layouts();
    const before = layouts.lay(items, LAPTOP, 60, wanted);

    const beside = layouts.lay(items, { ...LAPTOP, width: wanted.steady }, 60, wanted);
    const closed = layouts.lay(items, LAPTOP, 60, wanted);

    expect(spotsOf(beside)).toEqual(spotsOf(before));
    expect(spotsOf(closed)).toEqual(spotsOf(before));
  });

  test('on a full table too, once the panel is closed; meanwhile each stays in its row', () => {
    const many = table(80);
    const layouts = new Layouts();
    const before = layouts.lay(many, LAPTOP, 76, wanted);

    const beside = layouts.lay(many, { ...LAPTOP, width: wanted.steady }, 76, wanted);
    const closed = layouts.lay(many, LAPTOP, 76, wanted);

    expect(overlaps(many, beside)).toEqual([]);
    expect(many.map((item) => closed.spots.get(item.id))).toEqual(
      many.map((item) => before.spots.get(item.id)),
    );
  });

  test('when others lay a set, and when the turn comes', () => {
    const layouts = new Layouts();
    const before = layouts.lay(items, LAPTOP, 60, wanted);

    const after = layouts.lay([...items, { id: 77, size: 3 }], LAPTOP, 60, wanted);
    const mine = layouts.lay([...items, { id: 77, size: 3 }], LAPTOP, 60, { ...wanted, busy: true });

    expect(spotsOf(after)).toEqual(spotsOf(before));
    expect(mine.spots.get(77)).toEqual(after.spots.get(77));
  });

  test('when a set is gone from among them', () => {
    const before = pack(items, LAPTOP, 60);

    const after = pack(items.slice(0, 3).concat(items.slice(4)), LAPTOP, 60, before);

    const left = items.filter((item) => item.id !== 3);
    expect(left.map((item) => after.spots.get(item.id))).toEqual(
      left.map((item) => before.spots.get(item.id)),
    );
  });

  test('when what was laid is taken back, even where it pushed others aside', () => {
    const layouts = new Layouts();
    const busy = { ...wanted, busy: true };
    const few = table(24);
    const before = layouts.lay(few, PHONE, 76, busy);
    const longer = few.map((item) => (item.id === 2 ? { ...item, size: item.size + 3 } : item));

    layouts.lay(longer, PHONE, 76, busy);
    const after = layouts.lay(few, PHONE, 76, busy);

    expect(after).toEqual(before);
  });

  test('a new set lies where it was put down', () => {
    const few = table(9);
    const before = pack(few, LAPTOP, 60);
    const wishes = new Map([[77, { x: 500, y: 3 * before.pitch + 30 }]]);

    const after = pack([...few, { id: 77, size: 1 }], LAPTOP, 60, before, { wishes });

    expect(after.spots.get(77)?.x).toBeCloseTo(500);
    expect(after.spots.get(77)?.y).toBe(3 * before.pitch);
  });

  test('where there is room, a tile fits between two sets', () => {
    const few = [3, 4, 3, 5, 3, 3].map((size, id) => ({ id, size }));
    const { spots, rows, tile } = pack(few, LAPTOP, 76);

    for (const row of rows) {
      row.slice(1).forEach((id, i) => {
        const former = spots.get(row[i] ?? -1);
        expect((spots.get(id)?.x ?? 0) - (former?.x ?? 0) - (former?.width ?? 0)).toBeGreaterThanOrEqual(
          tile,
        );
      });
    }
  });
});

test('a rack that empties keeps its two rows, and a low one has one', () => {
  for (let count = 14; count >= 0; count -= 1) {
    expect(layRack(count, { width: 440, height: 115 }, 48, 4)).toMatchObject({ rows: 2, columns: 7 });
  }
  expect(layRack(6, { width: 440, height: 60 }, 60, 4).rows).toBe(1);
});

test('the rack stands in two rows, and fits', () => {
  expect(layRack(14, { width: 366, height: 150 }, 60, 3)).toMatchObject({ rows: 2, columns: 7 });
  for (let count = 0; count <= 60; count += 1) {
    const { columns, rows, tile } = layRack(count, { width: 366, height: 150 }, 60, 3);

    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns * (tile + 3) - 3).toBeLessThanOrEqual(366);
  }
});
