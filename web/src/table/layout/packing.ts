/**
 * Where sets lie: packed in rows, with the widest tile that needs no scrolling. What lies stays where it lies, to
 * the pixel, unless it has to make room.
 */
import { APART, TALL, WIDE_GAP, fill, grid, spread, type Box, type Grid, type Item } from './rows';
import { Shelves, type LyingRow, type Wish } from './shelves';

export { TALL, type Box, type Item } from './rows';

const SMALLEST_TILE = 12;
/** Below this size every pixel counts, whatever has to move for it. */
const TINY = 34;
/** Tiles grow again only if the gain is worth the movement. */
const worthGrowing = (tile: number): number => (tile < TINY ? 1 : 1.18);
/** Sets stay in place unless a new packing would make the tiles larger by this factor; small tiles always grow. */
const worthMoving = (tile: number): number => (tile < TINY ? 1 : tile < 40 ? 1.05 : 1.12);
/** Tiles may be this much smaller to keep sets apart, but not too small for a finger. */
const WORTH_A_GAP = 0.93;
const FINGER = 44;
/** If there is room, rows have gaps. */
const WIDEST_ROW_GAP = 0.42;

export interface Spot {
  /** Where it would be if nothing pushed it aside. */
  home: number;
  x: number;
  y: number;
  width: number;
  /** The distance from one tile of the set to the next. */
  step: number;
}

export interface Packing {
  tile: number;
  rows: number[][];
  spots: Map<number, Spot>;
  /** The distance from one row to the next. */
  pitch: number;
  /** Whether everything fits in the box. */
  fits: boolean;
}

export interface Wanted {
  /** The width that remains when a panel is open beside the table; the whole width by default. */
  steady?: number;
  /** The wanted places of sets, by id: left edge and middle, in pixels. */
  wishes?: ReadonlyMap<number, { x: number; y: number }>;
  /** A place that yields to every set. */
  yields?: number;
}

/** The largest tile size with which everything fits in a new packing; then the widest gaps. */
function largest(
  items: readonly Item[],
  box: Box,
  cap: number,
  steady: number,
): { tile: number; rows: number[][] } | null {
  for (let tile = Math.floor(cap); tile >= SMALLEST_TILE; tile -= 1) {
    const plain = fill(items, grid(tile, box));
    if (!plain) continue;
    const least = tile > FINGER ? Math.max(FINGER, tile * WORTH_A_GAP) : tile;
    for (let smaller = tile; smaller >= least; smaller -= 1) {
      const rows =
        fill(items, grid(smaller, { ...box, width: steady }, WIDE_GAP)) ??
        fill(items, grid(smaller, box, WIDE_GAP)) ??
        fill(items, grid(smaller, box, APART));
      if (rows) return { tile: smaller, rows };
    }
    return { tile, rows: plain };
  }
  return null;
}

/** Keep every set in its place as long as it fits there; the others get a new place. */
function settle(
  items: readonly Item[],
  former: Packing,
  tile: number,
  box: Box,
  { steady, wishes, yields }: Wanted,
): Shelves | null {
  const shelves = new Shelves(grid(tile, box), (steady ?? box.width) / tile);
  const pitch = pitchOf(tile, box, former.rows.length, former);
  const homeless: Item[] = [];
  const known = new Map(items.map((item) => [item.id, item]));
  const place = known.get(yields ?? NaN);
  if (place) known.delete(place.id);
  const before = (id: number): Wish => ({
    row: former.rows.findIndex((ids) => ids.includes(id)),
    x: (former.spots.get(id)?.home ?? 0) / former.tile,
  });
  for (const id of former.rows.flat()) {
    const item = known.get(id);
    if (!item || wishes?.has(id)) continue;
    known.delete(id);
    if (!shelves.keep(item, before(id))) homeless.push(item);
  }
  for (const item of [...homeless, ...known.values()]) {
    const wish = wishes?.get(item.id);
    const near = wish && {
      x: wish.x / tile,
      row: Math.max(0, Math.round((wish.y - (tile * TALL) / 2) / pitch)),
    };
    if (near && shelves.putNear(item, near)) continue;
    if (!shelves.put(item)) return null;
  }
  if (!place) return shelves;
  return shelves.putFree(place, former.spots.has(place.id) ? before(place.id) : null) ? shelves : null;
}

/** Pack sets into a box, close to the `former` layout; no tile is wider than `cap`. */
export function pack(
  items: readonly Item[],
  box: Box,
  cap: number,
  former: Packing | null = null,
  wanted: Wanted = {},
): Packing {
  const fresh = largest(items, box, cap, wanted.steady ?? box.width);
  const anew = (tile: number, rows: number[][], fits: boolean): Packing =>
    laid(tile, spaced(rows, items, grid(tile, box)), box, null, fits);
  if (!fresh) return anew(SMALLEST_TILE, overflowing(items, box), false);
  if (!former || former.spots.size === 0) return anew(fresh.tile, likeBefore(fresh.rows, []), true);
  const held = Math.min(former.tile, cap);
  const growing = fresh.tile > held * worthGrowing(held);
  const widths = growing ? [fresh.tile] : [held];
  for (let tile = (growing ? fresh.tile : Math.floor(held)) - 1; ; tile -= 1) {
    if (tile * worthMoving(fresh.tile) < fresh.tile) break;
    widths.push(tile);
  }
  if (growing && held >= TINY) widths.push(held);
  for (const tile of widths) {
    const shelves = settle(items, former, tile, box, wanted);
    if (shelves) return laid(tile, shelves.lying(), box, former, true);
  }
  return anew(fresh.tile, likeBefore(fresh.rows, former.rows), true);
}

/** Where one more set dropped near `wish` would go without moving the others; null if there is no room. */
export function spotNear(
  item: Item,
  items: readonly Item[],
  box: Box,
  former: Packing,
  wish: { x: number; y: number },
): Spot | null {
  const wishes = new Map([[item.id, wish]]);
  const shelves = settle([...items, item], former, former.tile, box, { wishes });
  return shelves && (laid(former.tile, shelves.lying(), box, former, true).spots.get(item.id) ?? null);
}

/** Order new rows, and the sets in them, as they were before, as far as possible. */
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

/** In a new packing sets are spread out if there is room. */
function spaced(rows: number[][], items: readonly Item[], size: Grid): LyingRow[] {
  const sizes = new Map(items.map((item) => [item.id, item.size]));
  return rows.map((ids) => {
    const widths = spread(
      ids.map((id) => sizes.get(id) ?? 1),
      size,
    );
    const free = size.room - widths.reduce((sum, width) => sum + width, 0);
    const gap = Math.min(WIDE_GAP, ids.length > 1 ? free / (ids.length - 1) : 0);
    let x = 0;
    return ids.map((id, i) => {
      const lying = { item: { id, size: sizes.get(id) ?? 1 }, home: x, x, width: widths[i] ?? 1 };
      x += lying.width + gap;
      return lying;
    });
  });
}

/** The distance between rows: the former one as long as it fits, else for as many rows as possible. */
function pitchOf(tile: number, box: Box, used: number, former: Packing | null): number {
  const high = tile * TALL;
  const fits = (pitch: number) => (used - 1) * pitch + high <= box.height + 0.01;
  if (former?.tile === tile && fits(former.pitch)) return former.pitch;
  const rows = Math.max(used, grid(tile, box).rows);
  const spare = rows > 1 ? (box.height - rows * high) / (rows - 1) : 0;
  return high + Math.max(0, Math.min(tile * WIDEST_ROW_GAP, spare));
}

function laid(tile: number, rows: LyingRow[], box: Box, former: Packing | null, fits: boolean): Packing {
  const pitch = pitchOf(tile, box, rows.length, former);
  const spots = new Map<number, Spot>();
  rows.forEach((lying, row) => {
    for (const { item, home, x, width } of lying) {
      const step = item.size > 1 ? ((width - 1) / (item.size - 1)) * tile : tile;
      spots.set(item.id, { home: home * tile, x: x * tile, y: row * pitch, width: width * tile, step });
    }
  });
  return { tile, rows: rows.map((lying) => lying.map(({ item }) => item.id)), spots, pitch, fits };
}

/** An emptier rack keeps its shape. */
const FEWEST_COLUMNS = 7;
/** A rack this low has one row. */
export const LOW_RACK = 100;

export interface RackLayout {
  columns: number;
  rows: number;
  tile: number;
}

/** The rack in two rows, or one if it is low; more only if that makes the tiles clearly larger. */
export function layRack(count: number, box: Box, cap: number, gap: number): RackLayout {
  const options = (box.height < LOW_RACK ? [1, 2] : [2, 3, 4]).map((rows) => {
    const columns = Math.max(Math.ceil(count / rows), FEWEST_COLUMNS);
    const wide = (box.width - (columns - 1) * gap) / columns;
    const high = (box.height / rows - gap) / TALL;
    return { columns, rows, tile: Math.floor(Math.max(8, Math.min(cap, wide, high))) };
  });
  return options.reduce((best, option) => (option.tile > best.tile * 1.12 ? option : best));
}
