/** Moves shown again, step by step, followed by the current table. */
import { difference } from './moves';
import { stepsBetween } from './steps';
import { parseTable, type Tile } from '../tiles/tiles';
import type { Move, Person } from '../view';
import { t } from '../../words/words.svelte';

const STEP = 750;
/** The table after a move, and a move that changed nothing on it, are shown longer. */
const LAST_STEP = 1500;

interface Shown {
  move: Move;
  steps: Tile[][][];
  at: number;
  /** The moves to show after this one. */
  rest: readonly Move[];
}

export class Again {
  /** The move being shown. */
  replayed: Shown | null = $state.raw(null);

  /** Call during component initialisation: it ends with the component. */
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

  /** Show these moves, one after the other; an empty list stops the replay. */
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

/** What a player did in a turn, without the name. */
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

/** A move in words; null if there is none. */
export function moveText(move: Move | null | undefined, people: readonly Person[]): string | null {
  if (!move) return null;
  return t('deed-of', { name: people[move.seat]?.name ?? '', deed: deedText(move) });
}
