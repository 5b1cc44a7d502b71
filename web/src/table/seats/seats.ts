/** Who sits around the table, and what each one's clock shows. */
import type { GameView } from '../view';

/** The other seats, from the left neighbour on, as they sit around the table. */
export function othersFrom(view: GameView): number[] {
  const seat = view.viewer.seat;
  return Array.from({ length: view.seats }, (_, i) => (i + (seat ?? -1) + 1) % view.seats).filter(
    (one) => one !== seat,
  );
}

/** A bot's name without the word for a bot, as "Casual 1"; null if the name does not contain it. */
export function withoutBot(name: string, bot: string): string | null {
  const words = name.split(/[-\s]+/u);
  const rest = words.filter((word) => word.toLocaleLowerCase() !== bot.toLocaleLowerCase()).join(' ');
  if (rest === '' || words.length === rest.split(' ').length) return null;
  return (rest[0] ?? '').toLocaleUpperCase() + rest.slice(1);
}

export interface Clock {
  /** When the turn ends; null while no clock runs for this seat. */
  deadline: number | null;
  /** The time left when the clock was stopped. */
  stopped: number | null;
  /** The length of a turn. */
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
