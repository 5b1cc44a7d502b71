/** The texts of a table's clock: the hint for a press, and what a screen reader says. */
import { LAST_SECONDS, secondsAt, type TurnClock } from './turn-clock';

/** The message key for what a press does now. */
export function hintKey(clock: TurnClock): string {
  switch (clock.stands) {
    case 'ready':
      return 'hall-press-begin';
    case 'paused':
      return 'hall-press-go-on';
    case 'referee':
      return 'hall-referee-comes';
    case 'early':
      return 'hall-early-hint';
    case 'over':
      return 'hall-game-over-hint';
    case null:
      return clock.last === 0 ? 'hall-last-turn' : 'hall-press-next';
  }
}

/** From here on the clock ticks audibly every second, and is visible from across the table. */
const URGENT_SECONDS = 5;

export type Urgency = 'calm' | 'soon' | 'urgent' | 'up';

/** How urgent the clock looks; a stopped clock looks calm. */
export function urgencyAt(clock: TurnClock, now: number): Urgency {
  if (clock.since === null) return 'calm';
  const seconds = secondsAt(clock, now);
  if (seconds === 0) return 'up';
  if (seconds <= URGENT_SECONDS) return 'urgent';
  return seconds <= LAST_SECONDS ? 'soon' : 'calm';
}

/** The sound when a clock changes from `before` to `now`; sounds missed while the page slept are not repeated. */
export function soundAt(before: number, now: number): 'seconds' | 'end' | null {
  if (before < 0 || now >= before) return null;
  if (now === 0) return 'end';
  return now <= URGENT_SECONDS || now === LAST_SECONDS ? 'seconds' : null;
}

/** The message key for screen readers: whose turn begins, ten seconds left, time is up. */
export interface Told {
  key: string;
  seat: number;
  seconds: number;
}

/**
 * Announced rarely: nobody can listen to a clock that speaks every second. Null if the last announcement
 * is still valid.
 */
export function toldAt(clock: TurnClock, now: number): Told | null {
  const seat = clock.turn;
  if (clock.since === null) return null;
  const seconds = secondsAt(clock, now);
  if (seconds === 0) return { key: 'hall-told-up', seat, seconds };
  if (seconds <= LAST_SECONDS) return { key: 'hall-told-soon', seat, seconds: LAST_SECONDS };
  return { key: 'hall-told-turn', seat, seconds: Math.round(clock.full / 1000) };
}
