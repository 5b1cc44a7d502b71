/**
 * Where sets lie: packed in rows, with the widest tile that needs no scrolling. A small change moves few sets:
 * what still fits where it lay stays there.
 */
import { ROW_GAP, Row, TALL, extent, fill, grid, spread, type Box, type Grid, type Item } from './rows';

export { TALL, type Box, type Item } from './rows';

const SMALLEST_TILE = 12;
/** Under this every pixel counts, whatever has to move for it. */
const TINY = 34;
/** Tiles grow again only when it is worth the unrest. */
const worthGrowing = (tile: number): number => (tile < TINY ? 1 : 1.18);
/** What lies stays, unless packing anew would make the tiles that much larger; small tiles need every pixel. */
const worthMoving = (tile: number): number => (tile < TINY ? 1 : tile < 40 ? 1.05 : 1.12);

export interface Spot {
  x: number;
  y: number;
  width: number;
  /** From one tile of the set to the next. */
  step: number;
}

export interface Packing {
  tile: number;
  rows: number[][];
  spots: Map<number, Spot>;
  /** Whether it all fits in the box. */
  fits: boolean;
}

/** The widest tile with which everything fits, by a fresh packing. */
function largest(items: readonly Item[], box: Box, cap: number): { tile: number; rows: number[][] } | null {
  for (let tile = Math.floor(cap); tile >= SMALLEST_TILE; tile -= 1) {
    const rows = fill(items, grid(tile, box));
    if (rows) return { tile, rows };
  }
  return null;
}

/** Keep every set in its former row while it fits; the others find a place. */
function settle(items: readonly Item[], former: number[][], tile: number, box: Box): number[][] | null {
  const size = grid(tile, box);
  const known = new Map(items.map((item) => [item.id, item]));
  const rows: Row[] = [];
  const homeless: Item[] = [];
  for (const ids of former.slice(0, size.rows)) {
    const row = new Row(size.room);
    for (const id of ids) {
      const item = known.get(id);
      if (!item) continue;
      known.delete(id);
      const width = extent(item.size, size);
      if (row.fits(width)) row.add(id, width);
      else homeless.push(item);
    }
    rows.push(row);
  }
  const newest = [...known.values()];
  // New sets go to the end of the table where there is room, so that the eye finds them.
  const filled = fillInOrder(rows, [...homeless, ...newest], size);
  return filled ? filled.map((row) => row.ids).filter((ids) => ids.length > 0) : null;
}

function fillInOrder(rows: Row[], items: readonly Item[], size: Grid): Row[] | null {
  for (const item of items) {
    const width = extent(item.size, size);
    const last = rows.at(-1);
    const row = last?.fits(width) ? last : rows.find((one) => one.fits(width));
    if (row) {
      row.add(item.id, width);
      continue;
    }
    if (rows.length >= size.rows || width > size.room + 1e-9) return null;
    const fresh = new Row(size.room);
    fresh.add(item.id, width);
    rows.push(fresh);
  }
  return rows;
}

/** Pack sets into a box, staying close to `former`; no tile is wider than `cap`. */
export function pack(items: readonly Item[], box: Box, cap: number, former: Packing | null = null): Packing {
  const fresh = largest(items, box, cap);
  if (!fresh) return laid(SMALLEST_TILE, overflowing(items, box), items, box, false);
  if (!former || former.rows.length === 0)
    return laid(fresh.tile, likeBefore(fresh.rows, []), items, box, true);
  const before = former.rows;
  const held = Math.min(former.tile, cap);
  const growing = fresh.tile > held * worthGrowing(held);
  const widths = growing ? [fresh.tile] : [held];
  for (let tile = (growing ? fresh.tile : Math.floor(held)) - 1; ; tile -= 1) {
    if (tile * worthMoving(fresh.tile) < fresh.tile) break;
    widths.push(tile);
  }
  if (growing && held >= TINY) widths.push(held);
  for (const tile of widths) {
    const rows = settle(items, before, tile, box);
    if (rows) return laid(tile, rows, items, box, true);
  }
  return laid(fresh.tile, likeBefore(fresh.rows, before), items, box, true);
}

/** Order fresh rows, and the sets in them, as they lay before as far as that can be. */
function likeBefore(rows: number[][], former: number[][]): number[][] {
  const was = new Map<number, number>();
  former.flat().forEach((id, i) => was.set(id, i));
  const rank = (id: number) => was.get(id) ?? Number.MAX_SAFE_INTEGER;
  const mean = (ids: number[]) => ids.reduce((sum, id) => sum + Math.min(rank(id), 1e6), 0) / ids.length;
  return rows
    .map((ids) => [...ids].sort((a, b) => rank(a) - rank(b) || a - b))
    .sort((a, b) => mean(a) - mean(b));
}

function overflowing(items: readonly Item[], box: Box): number[][] {
  const size = { ...grid(SMALLEST_TILE, box), rows: Number.MAX_SAFE_INTEGER };
  return fill(items, { ...size, room: Math.max(size.room, 40) }) ?? [];
}

/** Turn rows into places: sets stand a little apart where there is room to spare. */
function laid(tile: number, rows: number[][], items: readonly Item[], box: Box, fits: boolean): Packing {
  const sizes = new Map(items.map((item) => [item.id, item.size]));
  const size = grid(tile, box);
  const high = tile * TALL;
  const spare = rows.length > 1 ? (box.height - rows.length * high) / (rows.length - 1) : 0;
  const rowGap = Math.max(0, Math.min(tile * 0.42, Math.max(tile * ROW_GAP, spare)));
  const spots = new Map<number, Spot>();
  rows.forEach((ids, row) => {
    const widths = spread(
      ids.map((id) => sizes.get(id) ?? 1),
      size,
    ).map((width) => width * tile);
    const free = box.width - widths.reduce((sum, width) => sum + width, 0);
    const gap = Math.min(tile * 0.75, ids.length > 1 ? free / (ids.length - 1) : 0);
    let x = 0;
    ids.forEach((id, i) => {
      const width = widths[i] ?? 0;
      const count = sizes.get(id) ?? 1;
      const step = count > 1 ? (width - tile) / (count - 1) : tile;
      spots.set(id, { x, y: row * (high + rowGap), width, step });
      x += width + gap;
    });
  });
  return { tile, rows, spots, fits };
}

/** An emptier rack does not change its shape. */
const FEWEST_COLUMNS = 7;
/** A rack so low has one row. */
export const LOW_RACK = 100;

export interface RackLayout {
  columns: number;
  rows: number;
  tile: number;
}

/** The rack in two rows, or one where it is low; more only where the tiles become clearly larger by it. */
export function layRack(count: number, box: Box, cap: number, gap: number): RackLayout {
  const options = (box.height < LOW_RACK ? [1, 2] : [2, 3, 4]).map((rows) => {
    const columns = Math.max(Math.ceil(count / rows), FEWEST_COLUMNS);
    const wide = (box.width - (columns - 1) * gap) / columns;
    const high = (box.height / rows - gap) / TALL;
    return { columns, rows, tile: Math.floor(Math.max(8, Math.min(cap, wide, high))) };
  });
  return options.reduce((best, option) => (option.tile > best.tile * 1.12 ? option : best));
}
