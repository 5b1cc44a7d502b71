/**
 * Rows in which sets keep the places they have, and others find room. All widths are in widths of a tile.
 */
import { APART, SET_GAP, WIDE_GAP, extent, spread, type Grid, type Item } from './rows';

const LITTLE = 1e-6;
/** The weight of a row in comparing distances of free places. */
const ROW_STEP = 1.5;

interface Placed {
  readonly item: Item;
  /** Where it belongs; it returns there when nothing pushes it aside any more. */
  readonly home: number;
  x: number;
}

export type LyingRow = { item: Item; home: number; x: number; width: number }[];

/** The wanted place of a set: its left edge, and the row. */
export interface Wish {
  readonly x: number;
  readonly row: number;
}

interface Place extends Wish {
  readonly cost: number;
}

/** One row. */
class Shelf {
  placed: Placed[] = [];
  constructor(private readonly size: Grid) {}

  /** Whether one more set fits if the others move. */
  fits(item: Item): boolean {
    const all = [...this.placed.map((one) => one.item), item];
    const widths = all.reduce((sum, one) => sum + extent(one.size, this.size), 0);
    return widths + (all.length - 1) * SET_GAP <= this.size.room + LITTLE;
  }

  add(item: Item, x: number): void {
    this.placed.push({ item, home: x, x });
    this.placed.sort((a, b) => a.home - b.home);
    this.straighten();
  }

  widths(): number[] {
    return spread(
      this.placed.map(({ item }) => item.size),
      this.size,
    );
  }

  /** Where a set of this width fits without moving others: the range of its left edge. */
  spaces(width: number, gap: number, room: number): [from: number, to: number][] {
    const widths = this.widths();
    const starts = [0, ...this.placed.map(({ x }, i) => x + (widths[i] ?? 0) + gap)];
    const ends = [...this.placed.map(({ x }) => x - gap), Infinity];
    return starts
      .map((from, i): [number, number] => [from, Math.min(ends[i] ?? Infinity, room) - width])
      .filter(([from, to]) => to >= from - LITTLE);
  }

  lying(): LyingRow {
    const widths = this.widths();
    return this.placed.map((one, i) => ({ ...one, width: widths[i] ?? 1 }));
  }

  end(): number {
    const last = this.placed.at(-1);
    return last ? last.x + (this.widths().at(-1) ?? 0) + SET_GAP : 0;
  }

  /** Move overlapping sets apart, as little as possible. */
  private straighten(): void {
    const widths = this.widths();
    const width = (i: number) => widths[i] ?? 0;
    this.placed.forEach((one, i) => {
      const before = this.placed[i - 1];
      one.x = Math.max(one.home, before ? before.x + width(i - 1) + SET_GAP : 0);
    });
    for (let i = this.placed.length - 1, limit = this.size.room; i >= 0; i -= 1) {
      const one = this.placed[i];
      if (!one) continue;
      one.x = Math.max(0, Math.min(one.x, limit - width(i)));
      limit = one.x - SET_GAP;
    }
  }
}

/** All rows of a table. */
export class Shelves {
  readonly rows: Shelf[];

  /** `steady` is the width that remains when a panel is open beside the table. */
  constructor(
    private readonly size: Grid,
    private readonly steady: number,
  ) {
    this.rows = Array.from({ length: size.rows }, () => new Shelf(size));
  }

  /** Put a set where it was before; false if that row has no room any more. */
  keep(item: Item, { row, x }: Wish): boolean {
    const shelf = this.rows[row];
    if (!shelf?.fits(item)) return false;
    shelf.add(item, x);
    return true;
  }

  /** Put a set as near as possible to the wanted place, without moving another. */
  putNear(item: Item, wish: Wish, gaps = [APART, SET_GAP]): boolean {
    const place = this.near(item, wish, gaps);
    if (place) this.rows[place.row]?.add(item, place.x);
    return place !== null;
  }

  /** Keep a place free where a tile would not be attracted by the neighbouring sets. */
  putFree(item: Item, wish: Wish | null): boolean {
    if (wish && this.putNear(item, wish, [APART])) return true;
    return this.putApart(item, [WIDE_GAP, APART]);
  }

  private near(item: Item, wish: Wish, gaps: number[]): Place | null {
    for (const gap of gaps) {
      const places = this.rows.flatMap((shelf, row) =>
        shelf.spaces(this.natural(item), gap, this.size.room).map(([from, to]): Place => {
          const x = Math.max(from, Math.min(to, wish.x));
          return { row, x, cost: Math.abs(x - wish.x) + ROW_STEP * Math.abs(row - wish.row) };
        }),
      );
      if (places.length > 0) return places.reduce((best, one) => (one.cost < best.cost ? one : best));
    }
    return null;
  }

  /** Put a set where people look for new ones; others move only if there is no other way. */
  put(item: Item): boolean {
    if (this.putApart(item, [WIDE_GAP, SET_GAP])) return true;
    const tight = this.rows.find((shelf) => shelf.fits(item));
    tight?.add(item, tight.end());
    return tight !== undefined;
  }

  private putApart(item: Item, gaps: number[]): boolean {
    const used = this.used();
    // The last row first, then those above; then a new row.
    const order = [used - 1, ...Array.from({ length: Math.max(0, used - 1) }, (_, i) => i), used];
    for (const gap of gaps) {
      for (const room of [this.steady, this.size.room]) {
        for (const row of order) {
          const [place] = this.rows[row]?.spaces(this.natural(item), gap, room).slice(-1) ?? [];
          if (!place) continue;
          this.rows[row]?.add(item, place[0]);
          return true;
        }
      }
    }
    return false;
  }

  lying(): LyingRow[] {
    return this.rows.slice(0, this.used()).map((shelf) => shelf.lying());
  }

  private natural(item: Item): number {
    return Math.max(extent(item.size, this.size), Math.min(this.size.room, item.size));
  }

  /** The number of rows down to the last non-empty one. */
  private used(): number {
    return this.rows.findLastIndex((shelf) => shelf.placed.length > 0) + 1;
  }
}
