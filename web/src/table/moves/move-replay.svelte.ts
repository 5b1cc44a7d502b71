/** Moves shown again, step by step, followed by the current table. */
import { difference } from './moves';
import { stepsBetween } from './steps';
import { parseTable, type Tile } from '../tiles/tiles';
import type { Move, Person } from '../view';
import { t } from '../../words/words.svelte';

const STEP = 750;
/** How a move left the table, and a move that changed nothing on it, are looked at for longer. */
const LAST_STEP = 1500;

interface Shown {
  move: Move;
  steps: Tile[][][];
  at: number;
  /** Moves to be shown after this one. */
  rest: readonly Move[];
}

export class Again {
  /** What is being shown just now. */
  replayed: Shown | null = $state.raw(null);

  /** Made while a component is being made: it lives as long as that. */
  constructor() {
    $effect(() => {
      const shown = this.replayed;
      if (!shown) return;
      const isLast = shown.at + 1 >= shown.steps.length;
      const timer = window.setTimeout(
        () => {
          if (isLast) this.show(shown.rest);
          else this.replayed = { ...shown, at: shown.at + 1 };
        },
        isLast ? LAST_STEP : STEP,
      );
      return () => clearTimeout(timer);
    });
  }

  /** The sets of the step being shown. */
  get step(): Tile[][] | null {
    return this.replayed ? (this.replayed.steps[this.replayed.at] ?? []) : null;
  }

  /** Show these moves, one after the other; none ends what is shown. */
  show(moves: readonly Move[]): void {
    const [move, ...rest] = moves;
    if (!move) {
      this.replayed = null;
      return;
    }
    const [before, after] = [parseTable(move.before), parseTable(move.after)];
    const steps = move.before === move.after ? [before] : stepsBetween(before, after);
    this.replayed = { move, steps, at: 0, rest };
  }

  stop(): void {
    this.replayed = null;
  }
}

/** What somebody did in a turn, without their name. */
export function deedText(move: Move): string {
  if (move.kind !== 'played') return t(`deed-${move.kind}`);
  if (move.opened !== null) return t('deed-opened', { points: move.opened });
  const { laid, moved } = difference(parseTable(move.before), parseTable(move.after));
  const words = t('deed-laid', { count: laid.length });
  return moved.length > 0 ? `${words}, ${t('deed-moved', { count: moved.length })}` : words;
}

/** The same in a word or two, for a small screen. */
export function shortDeed(move: Move): string {
  if (move.kind === 'drew') return t('deed-drew-short');
  if (move.kind !== 'played') return t(`deed-${move.kind}`);
  if (move.opened !== null) return t('deed-opened-short', { points: move.opened });
  const { laid } = difference(parseTable(move.before), parseTable(move.after));
  return t('player-tiles', { count: laid.length });
}

/** A move in words; null where there is none. */
export function moveText(move: Move | null | undefined, people: readonly Person[]): string | null {
  if (!move) return null;
  return t('deed-of', { name: people[move.seat]?.name ?? '', deed: deedText(move) });
}
