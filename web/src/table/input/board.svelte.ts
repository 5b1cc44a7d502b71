/** The table of a player: the draft, the tiles in hand, and where they would go. */
import { faultOf, type Before, type Fault } from '../draft/check';
import { act, mayReplace, whereIs, type Draft, type Intent, type Refusal } from '../draft/draft';
import type { Landing, Meaning } from '../layout/landing';
import { whereFits } from '../draft/fitting-place';
import { tell, tileNames } from '../speech/speech';
import type { Tile } from '../tiles/tiles';
import type { Rects } from '../layout/glide';
import { t } from '../../words/words.svelte';

/** Where held tiles would go, and what they would form there. */
export interface Aim {
  landing: Landing;
  /** Why the set would be invalid; null if it would be valid, or there is no set. */
  fault: Fault | null;
  /** Why they may not go there at all. */
  refused: Refusal | null;
}

/** Where on the screen a new set was dropped: its left edge and its middle. */
export interface Wish {
  tile: Tile;
  x: number;
  y: number;
}

/** Tiles that follow the pointer. */
export interface Ghost {
  tiles: readonly Tile[];
  /** The middle of the first tile on the screen. */
  x: number;
  y: number;
  /** Width of a tile. */
  size: number;
  /** Whether to magnify the target set: fingers hide small tiles. */
  lens: boolean;
}

/** Announcements within this time are combined. */
const TOGETHER = 300;

export class Board {
  private saidAt = 0;
  draft: Draft = $state.raw() as Draft;
  aim: Aim | null = $state.raw(null);
  ghost: Ghost | null = $state.raw(null);
  /** The last announcement; the number makes screen readers repeat equal words. */
  spoken: { text: string; n: number; urgent: boolean } = $state.raw({ text: '', n: 0, urgent: false });
  /** Why the last intent did nothing, to show it. */
  notice: string | null = $state(null);
  /** Where dragged tiles were released: they glide from there. */
  letGo: Rects | null = null;
  wish: Wish | null = $state.raw(null);

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

  /** Announce something; urgent words do not wait for others to end. */
  say(text: string, urgent = false): void {
    this.saidAt = Date.now();
    this.spoken = { text, n: this.spoken.n + 1, urgent };
  }

  /** Announce a consequence, without interrupting the words of a moment ago. */
  sayToo(text: string): void {
    const before = Date.now() - this.saidAt < TOGETHER ? this.spoken.text : '';
    if (before.includes(text)) return;
    const stop = before && !/[.!?…]$/.test(before) ? '.' : '';
    this.say(`${before}${stop} ${text}`.trim());
  }

  drop(tiles: readonly Tile[], { landing }: Aim): boolean {
    if (landing.kind === 'new') this.wish = { tile: tiles[0] ?? '', x: landing.x, y: landing.y };
    return this.do(intentAt(tiles, landing));
  }

  /** What `tiles` would form at a landing, found by trying it. */
  aimAt(tiles: readonly Tile[], landing: Landing): Aim {
    const { draft, refused } = act(this.draft, intentAt(tiles, landing));
    const set = landing.kind === 'rack' ? null : whereIs(draft, tiles[0] ?? '')?.set;
    return { landing, fault: set ? faultOf(set.tiles) : null, refused };
  }

  /** What each place of the table would do with `tiles`. */
  meaning(tiles: readonly Tile[]): Meaning {
    const [first] = tiles;
    return {
      fits: (id, at) => this.aimAt(tiles, { kind: 'set', id, at }).fault === null,
      replaces: (id, at) => {
        const set = this.draft.sets.find((one) => one.id === id);
        return set !== undefined && first !== undefined && mayReplace(set.tiles, at, first);
      },
    };
  }

  /** Send tiles where they fit; if they fit nowhere, say so. */
  send(tiles: readonly Tile[], before: Before): boolean {
    if (tiles.length === 0) return this.do({ do: 'place', tiles, set: 0 });
    const way = whereFits(this.draft, tiles, before);
    if (way) return this.do(way);
    const why = this.draft.base.mine ? 'draft-fits-nowhere' : 'draft-not-your-turn';
    this.do({ do: 'lift', tiles });
    this.refuse(t(why, { tiles: tileNames(tiles) }));
    return false;
  }

  refuse(why: string): void {
    this.notice = why;
    this.say(why);
  }

  /** A tap on a tile: select it, add it to the selection, or put the selection there. */
  tap(tile: Tile, adding = false): void {
    const { selected } = this.draft;
    const place = whereIs(this.draft, tile);
    const choosing = adding || selected.length === 0 || selected.includes(tile) || !place;
    if (choosing || this.isBeside(place.set.tiles)) {
      if (place && !this.draft.base.mine) {
        this.refuse(t('draft-not-your-turn'));
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

  /** Whether the whole selection is in this set, so that a tap adds one more tile of it. */
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

  /** The tiles that a drag of `tile` takes along. */
  grasp(tile: Tile): readonly Tile[] {
    if (whereIs(this.draft, tile) && !this.draft.base.mine) return [];
    return this.draft.selected.includes(tile) ? this.draft.selected : [tile];
  }
}

function intentAt(tiles: readonly Tile[], landing: Landing): Intent {
  switch (landing.kind) {
    case 'set':
      return { do: 'place', tiles, set: landing.id, at: landing.at };
    case 'swap':
      return { do: 'swap', tile: tiles[0] ?? '', set: landing.id, at: landing.at };
    case 'new':
      return { do: 'new-set', tiles };
    case 'rack':
      return { do: 'to-rack', tiles, at: landing.at };
  }
}
