/** A position as it is tapped together: kinds of tiles, at most two of each. */
const KIND = /^(?:[rbko](?:[1-9]|1[0-3])|j)$/;
const COPIES = 2;

/** The tiles in a text; anything else is ignored, so that one typing error does not spoil the rest. */
export function toTiles(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[\s,;]+/)
    .filter((part) => KIND.test(part));
}

/** The parts of a text that are not tiles, to show them to the user; the rest is used. */
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

/** How many more tiles of a kind can be laid. */
export function kindsLeft(used: readonly string[]): (kind: string) => number {
  const counts = new Map<string, number>();
  for (const kind of used) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (kind) => COPIES - (counts.get(kind) ?? 0);
}

/**
 * The places of the table, as `set-place`, of the tiles that moved in a step. They are in the last set of the step's
 * result. If that set has two jokers, the moved one is the one without which the former set remains.
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

/** The places of tiles in a set, starting with the last or the first one of each kind. */
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
