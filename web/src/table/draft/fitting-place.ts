/**
 * Where a tile fits by itself: a double click or double tap sends it there. A place fits exactly when the tile makes
 * a valid set there, breaks none where it was taken from, and no rule of the turn speaks against it.
 */
import { judge, read, type Before } from './check';
import { act, fitted, isFromTable, whereIs, type Draft, type DraftSet, type Intent } from './draft';
import type { Tile } from '../tiles/tiles';

/** The intent that puts tiles where they fit; null if they fit nowhere. */
export function whereFits(draft: Draft, tiles: readonly Tile[], before: Before): Intent | null {
  if (!draft.base.mine || tiles.length === 0) return null;
  const ways: Intent[] = [...draft.sets]
    .filter((set) => !set.tiles.some((tile) => tiles.includes(tile)))
    .filter((set) => read(fitted(set.tiles, tiles)))
    .sort((a, b) => surprise(draft, a, tiles) - surprise(draft, b, tiles))
    .map((set) => ({ do: 'place', tiles, set: set.id }));
  // Tiles that form a set together become a new set.
  if (read(tiles)) ways.unshift({ do: 'new-set', tiles });
  return ways.find((way) => isClean(draft, way, before)) ?? null;
}

/** The least surprising place first: completing a set, then a set of this turn, then a run, then a group. */
function surprise(draft: Draft, set: DraftSet, tiles: readonly Tile[]): number {
  if (!read(set.tiles)) return 0;
  if (!set.tiles.every((tile) => isFromTable(draft, tile))) return 1;
  return read(fitted(set.tiles, tiles))?.shape === 'run' ? 2 : 3;
}

/** Whether a place leaves the source sets valid, and respects the rules before the opening. */
function isClean(draft: Draft, way: Intent, before: Before): boolean {
  const { draft: after, refused } = act(draft, way);
  if (refused || !('tiles' in way)) return false;
  const sources = way.tiles.flatMap((tile) => whereIs(draft, tile)?.set.id ?? []);
  const left = after.sets.filter((set) => sources.includes(set.id));
  return (
    left.every((set) => read(set.tiles)) && (!touchesTable(after, before) || touchesTable(draft, before))
  );
}

function touchesTable(draft: Draft, before: Before): boolean {
  const sets = draft.sets.map((set) => set.tiles);
  return judge(before, sets).breaches.includes('opening_touches_table');
}
