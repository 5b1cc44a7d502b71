/** Tiles as the server writes them: "r7", "r7'" (the second copy), "j", "j'", and "?" for a hidden one. */

/** One physical tile. */
export type Tile = string;
/** What a tile shows, the only thing the rules look at: "r7", "j". */
export type Kind = string;
export type Colour = 'r' | 'b' | 'k' | 'o';
export type ShapeName = 'disc' | 'diamond' | 'square' | 'triangle';

export const COLOURS: readonly Colour[] = ['r', 'b', 'k', 'o'];
export const SHAPES: Readonly<Record<Colour, ShapeName>> = {
  r: 'disc',
  b: 'diamond',
  k: 'square',
  o: 'triangle',
};
export const HIDDEN: Tile = '?';
export const JOKER: Kind = 'j';
export const HIGHEST = 13;
export const SMALLEST_SET = 3;
export const LARGEST_GROUP = 4;

export function kindOf(tile: Tile): Kind {
  return tile.endsWith("'") ? tile.slice(0, -1) : tile;
}

export function isJoker(tile: Tile): boolean {
  return kindOf(tile) === JOKER;
}

export function isHidden(tile: Tile): boolean {
  return tile === HIDDEN;
}

export function colourOf(tile: Tile): Colour | null {
  const letter = tile[0] as Colour;
  return COLOURS.includes(letter) ? letter : null;
}

/** The number on a tile; 0 for a joker and a hidden tile. */
export function numberOf(tile: Tile): number {
  return colourOf(tile) ? Number(kindOf(tile).slice(1)) : 0;
}

export function parseRack(text: string): Tile[] {
  return text.split(/\s+/).filter(Boolean);
}

export function parseTable(text: string): Tile[][] {
  return text
    .split('|')
    .map(parseRack)
    .filter((set) => set.length > 0);
}

export function writeTable(sets: readonly (readonly Tile[])[]): string {
  return sets.map((set) => set.join(' ')).join(' | ');
}

const byColour = (tile: Tile): number => COLOURS.indexOf(tile[0] as Colour);

/** Sort by colour, then number, as in runs; jokers last. */
export function byRuns(a: Tile, b: Tile): number {
  if (isJoker(a) !== isJoker(b)) return isJoker(a) ? 1 : -1;
  return byColour(a) - byColour(b) || numberOf(a) - numberOf(b) || a.length - b.length;
}

/** Sort by number, then colour, as in groups; jokers last. */
export function byGroups(a: Tile, b: Tile): number {
  if (isJoker(a) !== isJoker(b)) return isJoker(a) ? 1 : -1;
  return numberOf(a) - numberOf(b) || byColour(a) - byColour(b) || a.length - b.length;
}
