/** A place kept free on the table for a new set, where it costs the tiles little. */
import { pack, type Box, type Item, type Packing, type Wanted } from './packing';

/** The id of the free place among the packed sets; no set has it. */
export const FREE: Item = { id: 1_000_000, size: 3 };
const WORTH_A_PLACE = 0.93;
const SMALLEST_WITH_A_PLACE = 32;

export interface Layout extends Pick<Wanted, 'steady' | 'wishes'> {
  /** Whether a place is kept free. */
  roomy: boolean;
  /** Whether somebody is moving tiles: then they are not made smaller just for a free place. */
  busy: boolean;
}

/** Pack sets and, if wanted, a free place beside them, if the tiles stay large enough. */
export function packTable(
  items: readonly Item[],
  box: Box,
  cap: number,
  { former, roomy, busy, ...wanted }: Layout & { former: Packing | null },
): Packing {
  const before = former && taken(former, items, wanted.wishes);
  const plain = pack(items, box, cap, before, wanted);
  if (!roomy) return plain;
  const withPlace = pack([...items, FREE], box, cap, before, { ...wanted, yields: FREE.id });
  const worth = busy && former ? 1 : WORTH_A_PLACE;
  const enough = Math.max(SMALLEST_WITH_A_PLACE, plain.tile * worth);
  return withPlace.fits && withPlace.tile >= Math.min(plain.tile, enough) ? withPlace : plain;
}

/** A new set goes to the free place, unless it was dropped elsewhere. */
function taken(packed: Packing, items: readonly Item[], wishes: Wanted['wishes']): Packing {
  const known = new Set(packed.rows.flat());
  const newest = items.find((item) => !known.has(item.id));
  const spot = packed.spots.get(FREE.id);
  if (!newest || !spot || wishes?.has(newest.id)) return packed;
  const spots = new Map([...packed.spots, [newest.id, spot] as const]);
  spots.delete(FREE.id);
  const rows = packed.rows.map((row) => row.map((id) => (id === FREE.id ? newest.id : id)));
  return { ...packed, rows, spots };
}

/** The layouts of one table, so that sets return to their places after an undo or when a panel closes. */
export class Layouts {
  private readonly byWidth = new Map<number, Packing>();
  private last: Packing | null = null;
  /** The earlier layout of the same sets in this turn. */
  private readonly ofTurn = new Map<string, Packing>();
  private busy = false;

  lay(items: readonly Item[], box: Box, cap: number, wanted: Layout): Packing {
    if (wanted.busy !== this.busy) this.ofTurn.clear();
    this.busy = wanted.busy;
    const sets = items.map(({ id, size }) => `${id}:${size}`).sort();
    const key = [box.width, box.height, cap, wanted.steady, wanted.roomy, ...sets].join();
    const again = wanted.wishes?.size ? undefined : this.ofTurn.get(key);
    this.last = again ?? packTable(items, box, cap, { ...wanted, former: this.former(box.width) });
    this.byWidth.set(box.width, this.last);
    this.ofTurn.set(key, this.last);
    return this.last;
  }

  private former(width: number): Packing | null {
    const known = this.byWidth.get(width);
    return known && this.last && known.tile > this.last.tile ? withLater(known, this.last) : this.last;
  }
}

/** An earlier layout, with newer sets in the places they have in the later one. */
function withLater(early: Packing, late: Packing): Packing {
  const scale = early.tile / late.tile;
  const rows = Array.from({ length: Math.max(early.rows.length, late.rows.length) }, (_, i) => [
    ...(early.rows[i] ?? []),
    ...(late.rows[i] ?? []).filter((id) => !early.spots.has(id)),
  ]);
  const spots = new Map(early.spots);
  for (const [id, spot] of late.spots) {
    if (!spots.has(id)) spots.set(id, { ...spot, home: spot.home * scale });
  }
  return { ...early, rows, spots };
}
