/** What the others did since the player's last turn: which tiles were laid, which were moved, and by whom. */
import { read } from '../draft/check';
import { parseTable, type Tile } from '../tiles/tiles';
import type { Move } from '../view';

/** Who laid or moved a tile since the player's last turn; each is a seat, or null. */
export interface Touch {
  laid: number | null;
  moved: number | null;
}

/** The moves after the player's last one; for spectators, those of the last round. */
export function sinceTurn(moves: readonly Move[], seat: number | null, seats: number): Move[] {
  const own = moves.findLastIndex((move) => move.seat === seat);
  const others = seat === null ? moves : moves.slice(own + 1);
  return others.slice(-(seats - 1));
}

/** Every tile on the table that was laid or moved by one of `moves`. */
export function touchedBy(moves: readonly Move[]): Map<Tile, Touch> {
  const touched = new Map<Tile, Touch>();
  for (const { seat, before, after } of moves) {
    if (before === after) continue;
    const { laid, moved } = difference(parseTable(before), parseTable(after));
    for (const tile of laid) touched.set(tile, { laid: seat, moved: null });
    for (const tile of moved) touched.set(tile, { laid: touched.get(tile)?.laid ?? null, moved: seat });
  }
  return touched;
}

type Sets = readonly (readonly Tile[])[];

/** The tiles added to the table, and those that changed their place on it. */
export function difference(before: Sets, after: Sets): { laid: Tile[]; moved: Tile[] } {
  const home = new Map(before.flatMap((set, i) => set.map((tile) => [tile, i] as const)));
  const laid = after.flat().filter((tile) => !home.has(tile));
  const stayed = new Set<Tile>();
  // A set continues in the one with most of its tiles; the largest pieces are matched first.
  const pieces = after
    .flatMap((set) => before.map((old) => keptOf(old, set)))
    .filter((piece) => piece.length > 0)
    .sort((a, b) => b.length - a.length);
  const goneOn = { before: new Set<number>(), after: new Set<number>() };
  const place = new Map(after.flatMap((set, i) => set.map((tile) => [tile, i] as const)));
  for (const piece of pieces) {
    const [from, to] = [home.get(piece[0] ?? '') ?? -1, place.get(piece[0] ?? '') ?? -1];
    if (goneOn.before.has(from) || goneOn.after.has(to)) continue;
    goneOn.before.add(from);
    goneOn.after.add(to);
    for (const tile of piece) stayed.add(tile);
  }
  const moved = after.flat().filter((tile) => home.has(tile) && !stayed.has(tile));
  return { laid, moved };
}

/** The tiles of `old` that are still side by side in `now`: in a group the order does not matter. */
function keptOf(old: readonly Tile[], now: readonly Tile[]): Tile[] {
  const shared = old.filter((tile) => now.includes(tile));
  if (shared.length === 0 || read(now)?.shape === 'group') return shared;
  const rising = inOrder(shared, now);
  const falling = inOrder([...shared].reverse(), now);
  return falling.length > rising.length ? falling : rising;
}

/** The longest part of `tiles` that occurs in `now` in this order. */
function inOrder(tiles: readonly Tile[], now: readonly Tile[]): Tile[] {
  const best: Tile[][] = [];
  for (const [i, tile] of tiles.entries()) {
    const earlier = tiles
      .slice(0, i)
      .map((other, j) => (now.indexOf(other) < now.indexOf(tile) ? (best[j] ?? []) : []))
      .reduce((most, one) => (one.length > most.length ? one : most), [] as Tile[]);
    best.push([...earlier, tile]);
  }
  return best.reduce((most, one) => (one.length > most.length ? one : most), []);
}

/** A short sign for each seat, shown on its tiles and beside its name; all are different. */
export function signsOf(names: readonly string[]): string[] {
  const ways: ((name: string) => string)[] = [
    (name) => upper(letters(name).slice(0, 1)),
    (name) => /\d+$/u.exec(name)?.[0].slice(-2) ?? '',
    (name) => upper(letters(name).slice(0, 1)) + letters(name).slice(1, 2).join(''),
  ];
  const signs: string[] = names.map(() => '');
  for (const way of ways) {
    const open = names.map((name, i) => (signs[i] === '' ? way(name) : ''));
    const taken = [...signs, ...open];
    open.forEach((sign, i) => {
      if (sign !== '' && taken.filter((other) => other === sign).length === 1) signs[i] = sign;
    });
  }
  return signs.map((sign, i) => sign || String(i + 1));
}

function letters(name: string): string[] {
  return [...name].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
}

function upper(signs: readonly string[]): string {
  return signs.join('').toLocaleUpperCase();
}
