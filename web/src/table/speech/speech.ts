/** Speech: names of tiles and sets, and what an action did; read from an aria-live region. */
import { changed, faultOf, meanings, read, rising } from '../draft/check';
import { isFromTable, type Draft, type Intent } from '../draft/draft';
import { colourOf, isHidden, isJoker, numberOf, parseTable, type Colour, type Tile } from '../tiles/tiles';
import type { Move } from '../view';
import { tilePieces } from '../../parts/tiles/shapes';
import { t } from '../../words/words.svelte';

const COLOUR_WORDS: Record<Colour, string> = {
  r: 'tile-red',
  b: 'tile-blue',
  k: 'tile-black',
  o: 'tile-orange',
};

export function tileName(tile: Tile): string {
  const colour = colourOf(tile);
  if (colour) return t(COLOUR_WORDS[colour], { n: numberOf(tile) });
  return t(isHidden(tile) ? 'tile-hidden' : 'tile-joker');
}

export function tileNames(tiles: readonly Tile[]): string {
  return tiles.map(tileName).join(', ');
}

/** A tile in its place: a joker with what it stands for. */
export function tileNameIn(set: readonly Tile[], at: number): string {
  const tile = set[at] ?? '';
  const meant = isJoker(tile) ? meanings(set, at)[0] : undefined;
  return meant ? t('tile-joker-as', { tile: tileName(meant) }) : tileName(tile);
}

export function setName(tiles: readonly Tile[]): string {
  const reading = read(tiles);
  const names = tiles.map((_, at) => tileNameIn(tiles, at)).join(', ');
  return reading ? `${t(`set-${reading.shape}`)}: ${names}` : names;
}

export function setState(tiles: readonly Tile[]): string {
  const fault = faultOf(tiles);
  return fault ? t('set-faulty', { why: t(`fault-${fault}`) }) : t('set-valid');
}

/** A sentence for screen readers: tiles written with signs are named by their colours. */
export function heard(sentence: string): string {
  const pieces = tilePieces(sentence);
  return pieces
    .map(({ text, tile }, i) => {
      if (!tile) return text;
      // Consecutive tiles need more than a space between them to be heard as separate.
      const more = pieces[i + 1]?.text === ' ' && pieces[i + 2]?.tile;
      return more ? `${tileName(tile)},` : tileName(tile);
    })
    .join('');
}

/** What a move did to the table, set by set: which tiles were laid, and where. `table` is the current table. */
export function moveDetails(move: Move, table: string): string[] {
  const [before, after] = [parseTable(move.before), parseTable(move.after)];
  const there = new Set(before.flat());
  const now = parseTable(table);
  return changed(before, after).fresh.map((i) => {
    const set = rising(after[i] ?? []);
    const laid = set.filter((tile) => !there.has(tile));
    const n = now.findIndex((tiles) => tiles.includes(set[0] ?? '')) + 1 || i + 1;
    const args = { n, set: setName(set), tiles: tileNames(laid) };
    if (laid.length === 0) return t('spoken-move-rearranged', args);
    return t(laid.length === set.length ? 'spoken-move-new' : 'spoken-move-added', args);
  });
}

/** Announce the result of an intent. */
export function tell(before: Draft, intent: Intent, after: Draft): string {
  switch (intent.do) {
    case 'lift':
    case 'select':
      return after.selected.length > 0
        ? t('spoken-selected', { tiles: tileNames(after.selected) })
        : t('spoken-deselected');
    case 'deselect':
      return t('spoken-deselected');
    case 'undo':
      return t('spoken-undone');
    case 'redo':
      return t('spoken-redone');
    case 'reset':
      return t('spoken-reset');
    case 'sort':
      return t(`spoken-sorted-${intent.by}`);
    case 'to-rack': {
      const back = intent.tiles.filter((tile) => !isFromTable(before, tile));
      return t('spoken-back', { tiles: tileNames(back) });
    }
    case 'arrange':
    case 'split':
    case 'merge':
    case 'swap':
      return t('spoken-moved');
    case 'place':
    case 'new-set': {
      const tile = intent.tiles[0] ?? '';
      const n = after.sets.findIndex((set) => set.tiles.includes(tile));
      const set = after.sets[n];
      if (!set) return t('spoken-moved');
      const args = {
        n: n + 1,
        set: setName(set.tiles),
        state: setState(set.tiles),
        tiles: tileNames(intent.tiles),
      };
      return t(intent.do === 'place' ? 'spoken-placed' : 'spoken-new-set', args);
    }
  }
}
