/** Rows of sets: how wide a set lies, and which sets share a row. All widths are in widths of a tile. */

/** The height of a tile divided by its width. */
export const TALL = 66 / 48;
/** The minimum gap between two sets of a row. */
export const SET_GAP = 0.27;
/** Sets this far apart do not both attract a tile dropped between them. */
export const APART = 0.6;
/** If there is room, a tile can be added to either of two neighbours without touching the other. */
export const WIDE_GAP = 1.1;
export const ROW_GAP = 0.11;
/** A long run is squeezed to fit the row: at least this much of each tile stays visible. */
const LEAST_SHOWN = 0.74;
/** Small tiles may overlap a little if that makes all of them larger, but never over a numeral. */
const CLOSE = [
  { under: 29, step: 0.87 },
  { under: 40, step: 0.95 },
];

export interface Box {
  width: number;
  height: number;
}

export interface Item {
  id: number;
  size: number;
}

export interface Grid {
  room: number;
  rows: number;
  /** The minimum distance from one tile of a set to the next. */
  step: number;
  /** The minimum gap between two sets. */
  gap: number;
}

export function grid(tile: number, box: Box, gap = SET_GAP): Grid {
  return {
    gap,
    room: box.width / tile,
    rows: Math.floor((box.height / tile + ROW_GAP + 1e-6) / (TALL + ROW_GAP)),
    step: CLOSE.find(({ under }) => tile < under)?.step ?? 1,
  };
}

/** The minimum width of a set. */
export function extent(size: number, { room, step }: Grid): number {
  const natural = 1 + (size - 1) * step;
  if (natural <= room) return natural;
  return Math.max(room, 1 + (size - 1) * LEAST_SHOWN);
}

/** The widths of the sets of a row: their full width, or squeezed just enough to fit. */
export function spread(sizes: readonly number[], size: Grid): number[] {
  const gaps = (sizes.length - 1) * size.gap;
  const joints = sizes.reduce((sum, one) => sum + one - 1, 0);
  const fitting = joints > 0 ? (size.room - gaps - sizes.length) / joints : 1;
  const step = Math.max(size.step, Math.min(1, fitting));
  return sizes.map((one) => Math.max(extent(one, size), Math.min(size.room, 1 + (one - 1) * step)));
}

class Row {
  ids: number[] = [];
  filled = 0;
  constructor(private readonly size: Grid) {}

  left(): number {
    return this.size.room - this.filled - (this.ids.length > 0 ? this.size.gap : 0);
  }

  fits(width: number): boolean {
    return this.left() + 1e-9 >= width;
  }

  add(id: number, width: number): void {
    this.filled += width + (this.ids.length > 0 ? this.size.gap : 0);
    this.ids.push(id);
  }
}

/** Rows for all sets, the longest first; null if there are too few rows. */
export function fill(items: readonly Item[], size: Grid): number[][] | null {
  const sorted = [...items].sort((a, b) => b.size - a.size || a.id - b.id);
  return fillBest(sorted, size) ?? (mayFit(items, size) ? fillTight(sorted, size) : null);
}

/** Each set in the row that it fills best. */
function fillBest(items: readonly Item[], size: Grid): number[][] | null {
  const rows: Row[] = [];
  for (const item of items) {
    const width = extent(item.size, size);
    let best: Row | null = null;
    for (const row of rows) {
      if (row.fits(width) && (best === null || row.left() < best.left())) best = row;
    }
    if (!best) {
      if (rows.length >= size.rows || width > size.room + 1e-9) return null;
      best = new Row(size);
      rows.push(best);
    }
    best.add(item.id, width);
  }
  return rows.map((row) => row.ids);
}

function mayFit(items: readonly Item[], size: Grid): boolean {
  const widths = items.reduce((sum, item) => sum + extent(item.size, size) + size.gap, 0);
  return widths <= size.rows * (size.room + size.gap) + 1e-9;
}

/** Fill one row after the other, each time with the longest remaining set that fits. */
function fillTight(items: readonly Item[], size: Grid): number[][] | null {
  const left = new Map<number, Item[]>();
  for (const item of items) left.set(item.size, [...(left.get(item.size) ?? []), item]);
  const rows: number[][] = [];
  for (let waiting = items.length; waiting > 0;) {
    if (rows.length >= size.rows) return null;
    const chosen = fullest(
      [...left].filter(([, those]) => those.length > 0),
      size,
    );
    if (chosen.length === 0) return null;
    rows.push(chosen.map((one) => left.get(one)?.shift()?.id ?? -1));
    waiting -= chosen.length;
  }
  return rows;
}

/** The sizes that fill one row best, from `kinds` with the longest first. */
function fullest(kinds: readonly (readonly [number, readonly Item[]])[], size: Grid): number[] {
  let best: number[] = [];
  let most = 0;
  const look = (from: number, room: number, taken: number[]): void => {
    const filled = size.room + size.gap - room;
    if (filled > most + 1e-9) [most, best] = [filled, [...taken]];
    for (let k = from; k < kinds.length && size.room + size.gap - most > 1e-6; k += 1) {
      const [one, those] = kinds[k] ?? [0, []];
      const width = extent(one, size) + size.gap;
      if (width > room + 1e-9 || taken.filter((other) => other === one).length >= those.length) continue;
      look(k, room - width, [...taken, one]);
      if (taken.length === 0) return; // the longest set must go somewhere
    }
  };
  look(0, size.room + size.gap, []);
  return best;
}
