/** A position as it is tapped together: kinds of tiles, at most two of each. */
const KIND = /^(?:[rbko](?:[1-9]|1[0-3])|j)$/;
const COPIES = 2;

/** The tiles in a text; what is no tile is left out, so that a slip of the pen spoils nothing. */
export function toTiles(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[\s,;]+/)
    .filter((part) => KIND.test(part));
}

/** What of a text is no tile, to be told; the rest of it is taken all the same. */
export function unread(text: string): string[] {
  const parts = text.replaceAll(/['’|]/g, ' ').split(/[\s,;]+/);
  return parts.filter((part) => part !== '' && !KIND.test(part.toLowerCase()));
}

export function toSets(text: string): string[][] {
  return text
    .split(/[|\n]/)
    .map(toTiles)
    .filter((set) => set.length > 0);
}

/** How many of a kind may still be laid. */
export function kindsLeft(used: readonly string[]): (kind: string) => number {
  const counts = new Map<string, number>();
  for (const kind of used) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (kind) => COPIES - (counts.get(kind) ?? 0);
}

/**
 * Which places of the table, as `set-place`, hold the tiles that moved in a step. They lie in the set told
 * last, which the step made; of two jokers there, the one that moved leaves the former set when taken away.
 */
export function litPlaces(former: string[][], now: string[][], moved: readonly string[]): Set<string> {
  const at = now.length - 1;
  const made = now[at] ?? [];
  const lay = new Set(former.map((set) => set.join(' ')));
  const choices = [takenFrom(made, moved, false), takenFrom(made, moved, true)];
  const left = (places: ReadonlySet<number>) => made.filter((_, i) => !places.has(i)).join(' ');
  const right = choices.find((places) => lay.has(left(places))) ?? choices[0];
  return new Set([...(right ?? [])].map((place) => `${at}-${place}`));
}

/** Places of tiles in a set, the last of a kind first or the first of it. */
function takenFrom(set: readonly string[], tiles: readonly string[], fromFront: boolean): Set<number> {
  const waiting = tiles.map((tile) => tile.replace("'", ''));
  const order = set.map((_, i) => (fromFront ? i : set.length - 1 - i));
  const places = order.filter((i) => {
    const found = waiting.indexOf(set[i] ?? '');
    if (found >= 0) waiting.splice(found, 1);
    return found >= 0;
  });
  return new Set(places);
}
