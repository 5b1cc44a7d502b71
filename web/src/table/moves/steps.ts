/** The last move in steps: the changed sets appear one after the other. */
import { changed } from '../draft/check';
import type { Tile } from '../tiles/tiles';

type Sets = readonly (readonly Tile[])[];

/** The tables from `before` to `after`, both included, with one changed set per step. */
export function stepsBetween(before: Sets, after: Sets): Tile[][][] {
  const { gone, fresh } = changed(before, after);
  const kept = before.filter((_, i) => !gone.includes(i)).map((set) => [...set]);
  let old = gone.map((i) => [...(before[i] ?? [])]);
  const there = new Set(before.flat());
  // Sets that were only rearranged come first, so that it is clear what the new tiles join.
  const order = [...fresh].sort((a, b) => added(after[a] ?? [], there) - added(after[b] ?? [], there));
  const steps: Tile[][][] = [before.map((set) => [...set])];
  const made: Tile[][] = [];
  for (const i of order) {
    const set = [...(after[i] ?? [])];
    const used = new Set(set);
    old = old.map((tiles) => tiles.filter((tile) => !used.has(tile))).filter((tiles) => tiles.length > 0);
    made.push(set);
    steps.push([...kept, ...old, ...made]);
  }
  return steps;
}

function added(set: readonly Tile[], there: Set<Tile>): number {
  return set.filter((tile) => !there.has(tile)).length;
}
