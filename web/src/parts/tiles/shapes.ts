/** How tiles are written in running text. */
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

/** A sentence from the server, with tiles in notation replaced by their signs. */
export function inSigns(sentence: string): string {
  return sentence.replace(/(?<![\p{L}\p{N}])(?:[rbko](?:1[0-3]|[1-9])|j)(?![\p{L}\p{N}])/gu, tileText);
}

export interface TilePiece {
  text: string;
  /** The tile of this piece, in notation; null for plain words. */
  tile: string | null;
}

const WRITTEN = /(\d{1,2})([●◆■▲])|☺/gu;

/** A sentence in pieces: words, and tiles written with their signs. */
export function tilePieces(sentence: string): TilePiece[] {
  const pieces: TilePiece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(WRITTEN)) {
    const [text, number, sign] = match;
    const letter = Object.keys(SIGNS).find((one) => SIGNS[one] === sign);
    pieces.push({ text: sentence.slice(from, match.index), tile: null });
    pieces.push({ text, tile: letter ? `${letter}${number}` : 'j' });
    from = match.index + text.length;
  }
  pieces.push({ text: sentence.slice(from), tile: null });
  return pieces.filter(({ text }) => text !== '');
}
