/** Who sits around the table, and what each one's clock shows. */
import type { GameView } from './view';

/** The others, from the left neighbour on, as they sit around the table. */
export function othersFrom(view: GameView): number[] {
  const seat = view.viewer.seat;
  return Array.from({ length: view.seats }, (_, i) => (i + (seat ?? -1) + 1) % view.seats).filter(
    (one) => one !== seat,
  );
}

export interface Clock {
  /** When the turn ends; null while no clock runs for this seat. */
  deadline: number | null;
  /** What was left when the clock was stopped. */
  stopped: number | null;
  /** How long a turn is. */
  total: number | null;
}

export function clockOf(view: GameView, seat: number): Clock {
  const toMove = view.turn?.seat === seat;
  return {
    deadline: toMove && !view.stop ? (view.turn?.deadline ?? null) : null,
    stopped: toMove && view.stop ? view.stop.remaining_ms : null,
    total: view.rules.turn_seconds === null ? null : view.rules.turn_seconds * 1000,
  };
}
