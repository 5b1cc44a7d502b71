/** Help in one's own turn: each time it is asked for, the server tells one level more, and then the steps. */
import type { PlayHint } from '../../protocol/types';
import type { Board } from '../input/board.svelte';
import { parseTable, type Tile } from '../tiles/tiles';
import { tileNames } from '../speech/speech';
import { inSigns } from '../../parts/tiles/shapes';
import { t } from '../../words/words.svelte';

/** The level that shows the steps. */
export const LAST_LEVEL = 5;

/** The content of the panel: a sentence, its tiles, and the resulting sets. */
export interface HintText {
  text: string;
  /** The same for screen readers, if tiles are shown as pictures. */
  spoken: string;
  tiles: readonly Tile[];
  sets: readonly { makes: readonly Tile[]; tiles: readonly Tile[] }[];
}

/** What decides how it is said that there is no play. */
export interface Standing {
  /** The points that the player's opening needs; null after it. */
  opening: number | null;
  /** Whether there are tiles to draw. */
  mayDraw: boolean;
}

/** A hint in words. `step` counts the steps already played. */
export function hintText(hint: PlayHint, step: number, { opening, mayDraw }: Standing): HintText {
  const { level, steps, places, play, tiles } = hint;
  const plain = (text: string): HintText => ({ text, spoken: text, tiles: [], sets: [] });
  if (!hint.exists) {
    if (!mayDraw) return plain(t('hint-pass'));
    return plain(opening === null ? t('hint-nothing') : t('hint-no-opening', { needed: opening }));
  }
  if (level >= LAST_LEVEL && steps) {
    const done = steps[step - 1];
    if (!done) return plain(t('hint-steps', { count: steps.length }));
    const args = {
      tiles: done.tiles.join(' '),
      source: done.source.join(' '),
      target: done.target.join(' '),
    };
    const rest = step === steps.length ? t('hint-done') : t('hint-step', { n: step, of: steps.length });
    const said = t(`step-${done.gesture}`, {
      tiles: tileNames(done.tiles),
      source: tileNames(done.source),
      target: tileNames(done.target),
    });
    return {
      text: `${inSigns(t(`step-${done.gesture}`, args))} ${rest}`,
      spoken: `${said} ${rest}`,
      tiles: [],
      sets: [],
    };
  }
  if (places) {
    const said = places.map(({ makes, tiles: own }) =>
      own.length > 0
        ? t('hint-place', { tiles: tileNames(own), set: tileNames(makes) })
        : t('hint-place-moved', { set: tileNames(makes) }),
    );
    const text = t('hint-places');
    return { text, spoken: [text, ...said].join(' '), tiles: [], sets: places };
  }
  if (play) {
    const text = t('hint-tiles');
    return { text, spoken: `${text} ${tileNames(play)}.`, tiles: play, sets: [] };
  }
  if (tiles !== null) return plain(t(hint.goes_out ? 'hint-out' : 'hint-count', { count: tiles }));
  return plain(t('hint-exists'));
}

export class Hints {
  hint: PlayHint | null = $state.raw(null);
  /** How many of the steps were played. */
  step = $state(0);
  trouble = $state('');
  asking = $state(false);
  readonly text = $derived.by(() => (this.hint ? hintText(this.hint, this.step, this.standing()) : null));
  /** Whether one more press shows or plays more. */
  readonly more = $derived(
    this.hint !== null &&
      this.hint.exists &&
      (this.hint.level < LAST_LEVEL || this.step < (this.hint.steps?.length ?? 0)),
  );

  /** Tiles of the rack that the hint names: marked, not selected, because they may belong to several sets. */
  readonly named: ReadonlySet<Tile> = $derived(new Set(this.hint?.play ?? []));

  constructor(
    private readonly board: Board,
    private readonly standing: () => Standing,
  ) {}

  /** Show the next level, or play the next step; `ask` gets a hint from the server. */
  async next(ask: (level: number) => Promise<PlayHint | string>): Promise<void> {
    if (this.asking) return;
    const { hint } = this;
    if (hint && hint.level >= LAST_LEVEL) {
      this.play(hint);
      return;
    }
    if (hint && !hint.exists) return;
    this.asking = true;
    this.trouble = '';
    try {
      const told = await ask((hint?.level ?? 0) + 1);
      if (typeof told === 'string') this.trouble = told;
      else this.take(told);
    } finally {
      this.asking = false;
    }
  }

  /** Forget the hint: another turn has other plays. */
  close(): void {
    this.hint = null;
    this.step = 0;
    this.trouble = '';
  }

  private take(told: PlayHint): void {
    this.hint = told;
    this.step = 0;
    if (this.text) this.board.say(this.text.spoken);
  }

  private play(hint: PlayHint): void {
    const step = hint.steps?.[this.step];
    if (!step) return;
    this.board.do({ do: 'arrange', sets: parseTable(step.table) });
    this.step += 1;
    if (this.text) this.board.say(this.text.spoken);
  }
}
