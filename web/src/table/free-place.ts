/** A place kept free on the table for a new set, where it costs the tiles little. */
import { pack, type Box, type Item, type Packing } from './packing';

/** Stands among the sets that are packed; no set has its number. */
export const FREE: Item = { id: 1_000_000, size: 3 };
const WORTH_A_PLACE = 0.93;
const SMALLEST_WITH_A_PLACE = 32;

/** Pack sets and, where one is wanted, a free place beside them if the tiles stay large enough. */
export function packTable(
  items: readonly Item[],
  box: Box,
  cap: number,
  { former, roomy }: { former: Packing | null; roomy: boolean },
): Packing {
  const before = former && taken(former, items);
  const plain = pack(items, box, cap, before);
  if (!roomy) return plain;
  const withPlace = pack([...items, FREE], box, cap, before);
  const enough = Math.max(SMALLEST_WITH_A_PLACE, plain.tile * WORTH_A_PLACE);
  return withPlace.fits && withPlace.tile >= Math.min(plain.tile, enough) ? withPlace : plain;
}

/** A new set lies where the free place was. */
function taken(packed: Packing, items: readonly Item[]): Packing {
  const known = new Set(packed.rows.flat());
  const newest = items.find((item) => !known.has(item.id));
  if (!newest || !known.has(FREE.id)) return packed;
  return { ...packed, rows: packed.rows.map((row) => row.map((id) => (id === FREE.id ? newest.id : id))) };
}
