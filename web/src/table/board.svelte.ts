/** The table somebody sits at: the draft, what is in the hand, and where it would go. */
import { act, isFromTable, mayReplace, whereIs, type Draft, type Intent } from './draft';
import { tell } from './speech';
import type { Tile } from './tiles';
import type { Rects } from './flip';
import { t } from '../words/words.svelte';

/** Where tiles in the hand would go. */
export type Aim =
  | { kind: 'set'; id: number; at: number }
  | { kind: 'swap'; id: number; at: number }
  | { kind: 'new' }
  | { kind: 'rack'; at: number };

/** Tiles that follow the pointer. */
export interface Ghost {
  tiles: readonly Tile[];
  /** The middle of the first tile on the screen. */
  x: number;
  y: number;
  /** Width of a tile. */
  size: number;
  /** Whether to show the aimed set enlarged: fingers hide small tiles. */
  lens: boolean;
}

/** Words that come so close together are one announcement. */
const TOGETHER = 300;

export class Board {
  private saidAt = 0;
  draft: Draft = $state.raw() as Draft;
  aim: Aim | null = $state.raw(null);
  ghost: Ghost | null = $state.raw(null);
  /** What was said last; the number makes the same words heard again. */
  spoken: { text: string; n: number } = $state.raw({ text: '', n: 0 });
  /** Why the last intent did nothing, for the eye. */
  notice: string | null = $state(null);
  /** Where dragged tiles were let go: they glide from there. */
  letGo: Rects | null = null;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  do(intent: Intent): boolean {
    const before = this.draft;
    const { draft, refused } = act(before, intent);
    this.draft = draft;
    this.notice = refused && refused !== 'nothing-there' ? t(`draft-${refused}`) : null;
    this.say(refused ? t(`draft-${refused}`) : tell(before, intent, draft));
    return refused === null;
  }

  say(text: string): void {
    this.saidAt = Date.now();
    this.spoken = { text, n: this.spoken.n + 1 };
  }

  /** Say what follows from something, without drowning the words of a moment ago. */
  sayToo(text: string): void {
    const before = Date.now() - this.saidAt < TOGETHER ? this.spoken.text : '';
    if (before.includes(text)) return;
    const stop = before && !/[.!?…]$/.test(before) ? '.' : '';
    this.say(`${before}${stop} ${text}`.trim());
  }

  drop(tiles: readonly Tile[], aim: Aim): boolean {
    switch (aim.kind) {
      case 'set':
        return this.do({ do: 'place', tiles, set: aim.id, at: aim.at });
      case 'swap':
        return this.do({ do: 'swap', tile: tiles[0] ?? '', set: aim.id, at: aim.at });
      case 'new':
        return this.do({ do: 'new-set', tiles });
      case 'rack':
        return this.do({ do: 'to-rack', tiles, at: aim.at });
    }
  }

  /** A tap on a tile: take it up, add it to what is taken up, or put what is taken up there. */
  tap(tile: Tile, adding = false): void {
    const { selected } = this.draft;
    const place = whereIs(this.draft, tile);
    const choosing = adding || selected.length === 0 || selected.includes(tile) || !place;
    if (choosing || this.isBeside(place.set.tiles)) {
      if (place && !this.draft.base.mine) {
        this.notice = t('draft-not-your-turn');
        this.say(this.notice);
        return;
      }
      this.do({ do: 'select', tile });
      return;
    }
    const [first] = selected;
    if (selected.length === 1 && first && mayReplace(place.set.tiles, place.at, first)) {
      this.do({ do: 'swap', tile: first, set: place.set.id, at: place.at });
    } else {
      this.do({ do: 'place', tiles: selected, set: place.set.id });
    }
  }

  /** Whether all that is selected lies in this very set, so that a tap means one more of it. */
  private isBeside(set: readonly Tile[]): boolean {
    return this.draft.selected.every((tile) => set.includes(tile));
  }

  tapTable(): void {
    if (this.draft.selected.length > 0) this.do({ do: 'new-set', tiles: this.draft.selected });
  }

  tapRack(): void {
    const { selected } = this.draft;
    if (selected.some((tile) => whereIs(this.draft, tile))) this.do({ do: 'to-rack', tiles: selected });
    else if (selected.length > 0) this.do({ do: 'deselect' });
  }

  /** What a drag that begins on `tile` takes along. */
  grasp(tile: Tile): readonly Tile[] {
    if (whereIs(this.draft, tile) && !this.draft.base.mine) return [];
    return this.draft.selected.includes(tile) ? this.draft.selected : [tile];
  }

  mayGoBack(tiles: readonly Tile[]): boolean {
    return tiles.some((tile) => !isFromTable(this.draft, tile));
  }
}
