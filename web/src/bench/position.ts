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
