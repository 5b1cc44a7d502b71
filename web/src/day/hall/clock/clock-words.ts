/** The texts of a table's clock: the hint for a press, and what a screen reader says. */
import { LAST_SECONDS, secondsAt, type TurnClock } from './turn-clock';

/** What a press does now, as the key of the words for it. */
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

/** From here on a clock is heard second by second, and seen from across the table. */
const URGENT_SECONDS = 5;

export type Urgency = 'calm' | 'soon' | 'urgent' | 'up';

/** How loud the clock is allowed to look; it is calm while it stands. */
export function urgencyAt(clock: TurnClock, now: number): Urgency {
  if (clock.since === null) return 'calm';
  const seconds = secondsAt(clock, now);
  if (seconds === 0) return 'up';
  if (seconds <= URGENT_SECONDS) return 'urgent';
  return seconds <= LAST_SECONDS ? 'soon' : 'calm';
}

/** What is heard when a clock that showed `before` shows `now`; what passed while the page slept is not made up for. */
export function soundAt(before: number, now: number): 'seconds' | 'end' | null {
  if (before < 0 || now >= before) return null;
  if (now === 0) return 'end';
  return now <= URGENT_SECONDS || now === LAST_SECONDS ? 'seconds' : null;
}

/** What a screen reader is told, as the key of the words: whose turn begins, ten seconds left, time. */
export interface Told {
  key: string;
  seat: number;
  seconds: number;
}

/**
 * Said sparingly: a clock that speaks every second cannot be listened to. Null where what was said last
 * still stands.
 */
export function toldAt(clock: TurnClock, now: number): Told | null {
  const seat = clock.turn;
  if (clock.since === null) return null;
  const seconds = secondsAt(clock, now);
  if (seconds === 0) return { key: 'hall-told-up', seat, seconds };
  if (seconds <= LAST_SECONDS) return { key: 'hall-told-soon', seat, seconds: LAST_SECONDS };
  return { key: 'hall-told-turn', seat, seconds: Math.round(clock.full / 1000) };
}
