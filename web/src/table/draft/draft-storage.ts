/** How a player arranged rack and table, kept on the device so that a reload loses nothing. */
import { begin, isTouched, type Base, type Draft } from './draft';
import { parseTable, writeTable, type Tile } from '../tiles/tiles';

interface Kept {
  rack: Tile[];
  /** The arrangement in progress, and the table from which it began. */
  turn?: number;
  from?: string;
  table?: string;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'stolik.arranged.';
/** How many tables are remembered; the oldest are removed. */
const MOST = 20;

const keyOf = (room: string, seat: number): string => `${PREFIX}${room}.${seat}`;

export function keepDraft(shelf: Shelf | null, room: string, seat: number, draft: Draft): void {
  const kept: Kept = { rack: [...draft.rack] };
  if ((draft.base.own ?? draft.base.mine) && isTouched(draft)) {
    kept.turn = draft.base.turn;
    kept.from = writeTable(draft.base.sets);
    kept.table = writeTable(draft.sets.map((set) => set.tiles));
  }
  try {
    const key = keyOf(room, seat);
    shelf?.setItem(key, JSON.stringify(kept));
    forgetOld(shelf, key);
  } catch {
    // No storage, or a full one: the arrangement lasts as long as the page.
  }
}

function forgetOld(shelf: Shelf | null, newest: string): void {
  const list = JSON.parse(shelf?.getItem(`${PREFIX}list`) ?? '[]') as string[];
  if (list.at(-1) === newest) return;
  const keys = [...list.filter((key) => key !== newest), newest];
  for (const old of keys.splice(0, Math.max(0, keys.length - MOST))) shelf?.removeItem(old);
  shelf?.setItem(`${PREFIX}list`, JSON.stringify(keys));
}

/** Begin with the stored arrangement, as far as it still fits the server's state. */
export function takeUp(shelf: Shelf | null, room: string, seat: number, base: Base): Draft {
  const kept = readKept(shelf, keyOf(room, seat));
  const draft = begin(base, kept?.rack ?? []);
  const fits = (base.own ?? base.mine) && kept?.turn === base.turn && kept.from === writeTable(base.sets);
  if (!fits || kept.table === undefined) return draft;
  const sets = parseTable(kept.table);
  const there = sets.flat();
  const own = new Set(base.rack);
  const onTable = new Set(base.sets.flat());
  const complete = new Set(there).size === there.length && [...onTable].every((tile) => there.includes(tile));
  if (!complete || there.some((tile) => !own.has(tile) && !onTable.has(tile))) return draft;
  const laid = new Set(there);
  return {
    ...draft,
    past: [{ sets: draft.sets, rack: draft.rack }],
    sets: sets.map((tiles, i) => ({ id: i + 1, tiles })),
    rack: draft.rack.filter((tile) => !laid.has(tile)),
    nextId: Math.max(draft.nextId, sets.length + 1),
  };
}

function readKept(shelf: Shelf | null, key: string): Kept | null {
  try {
    const kept = JSON.parse(shelf?.getItem(key) ?? 'null') as Kept | null;
    return Array.isArray(kept?.rack) ? kept : null;
  } catch {
    return null;
  }
}
