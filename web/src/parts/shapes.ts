/** The shape under the numeral, by colour, in a field of 30 by 40; and how tiles are written in running text. */
export const SHAPE_PATHS: Readonly<Record<string, string>> = {
  r: 'M15 27.500a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z',
  b: 'M15 26.500l5 5.500l-5 5.500l-5-5.500z',
  k: 'M10.8 27.800h8.400v8.400h-8.400z',
  o: 'M15 27l5.3 9.300h-10.600z',
};
const SIGNS: Readonly<Record<string, string>> = { r: '●', b: '◆', k: '■', o: '▲' };
const COLOURS: Readonly<Record<string, string>> = { r: 'red', b: 'blue', k: 'black', o: 'orange' };

export function colourName(letter: string): string {
  return COLOURS[letter] ?? 'red';
}

/** A tile in a sentence: "7●"; a joker is "☺". */
export function tileText(tile: string): string {
  const kind = tile.replace("'", '');
  if (kind === 'j') return '☺';
  if (kind === '?') return '?';
  return `${kind.slice(1)}${SIGNS[kind[0] ?? ''] ?? ''}`;
}

export function tilesText(tiles: readonly string[]): string {
  return tiles.map(tileText).join(' ');
}
