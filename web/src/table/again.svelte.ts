/** The last move: worked out from one view to the next, and shown once more in steps. */
import { untrack } from 'svelte';
import { laidBy, lastBetween } from './last';
import { stepsBetween } from './steps';
import { parseTable, type Tile } from './tiles';
import type { GameView, LastMove, Person } from './view';
import { t } from '../words/words.svelte';

const STEP = 750;

export class Again {
  private worked: LastMove | null = $state.raw(null);
  private former: GameView | null = null;
  private told: () => LastMove | null | undefined;
  /** The steps being shown just now. */
  replayed: { steps: Tile[][][]; at: number } | null = $state.raw(null);

  /** Made while a component is being made: it follows that component's view. */
  constructor(view: () => GameView, told: () => LastMove | null | undefined) {
    this.told = told;
    $effect.pre(() => {
      const now = view();
      untrack(() => {
        this.follow(now);
      });
    });
    $effect(() => {
      if (!this.replayed) return;
      const { steps, at } = this.replayed;
      const timer = window.setTimeout(() => {
        this.replayed = at + 1 < steps.length ? { steps, at: at + 1 } : null;
      }, STEP);
      return () => clearTimeout(timer);
    });
  }

  /** The last move as we were told it, or as we saw it. */
  get move(): LastMove | null {
    const told = this.told();
    return told === undefined ? this.worked : told;
  }

  /** The sets of the step being shown. */
  get step(): Tile[][] | null {
    return this.replayed ? (this.replayed.steps[this.replayed.at] ?? []) : null;
  }

  show(): void {
    const { move } = this;
    if (move?.kind !== 'played') return;
    this.replayed = { steps: stepsBetween(parseTable(move.before), parseTable(move.after)), at: 0 };
  }

  private follow(now: GameView): void {
    if (this.former) this.worked = lastBetween(this.former, now) ?? this.worked;
    if (this.former && this.former.number !== now.number) this.worked = null;
    this.former = now;
  }
}

/** A move in words; null where there is none. */
export function moveText(move: LastMove | null, people: readonly Person[]): string | null {
  if (!move) return null;
  const name = people[move.seat]?.name ?? '';
  if (move.kind === 'drew') return t('last-drew', { name });
  if (move.kind === 'passed') return t('last-passed', { name });
  if (move.opened !== null) return t('last-opened', { name, points: move.opened });
  return t('last-laid', { name, count: laidBy(move).size });
}
