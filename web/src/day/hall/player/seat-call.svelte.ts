/** Tells a player about a new seat: once, with a sound, in the title and on the page. */
import type { Day } from '../../../protocol/day';
import { sound } from '../../../live/sounds';
import { ownNow, roomOf, type Own } from './own';

/** A player's current seat, by stage, round, table and room; empty if there is none. */
export function seatKey(own: Own | null): string {
  if (own?.is !== 'seated') return '';
  const { stage, round } = own.seat.table.ref;
  return [stage, round, own.seat.table.ref.table, own.seat.letter, roomOf(own.seat) ?? ''].join('.');
}

export class SeatCall {
  /** Whether a seat was assigned while the page was open and the player has not gone there yet. */
  calls = $state(false);
  private known: string | null = null;

  /** Call during component initialisation; `skip` is the room the player comes from, whose seat is not new. */
  constructor(day: () => Day | null, player: () => number | null, skip: string | null = null) {
    $effect(() => {
      const [now, who] = [day(), player()];
      if (!now || who === null) return;
      const own = ownNow(now, who);
      const key = own.is === 'seated' && skip !== null && roomOf(own.seat) === skip ? '' : seatKey(own);
      const isNew = this.known !== null && key !== '' && key !== this.known;
      this.known = key;
      if (key === '') this.calls = false;
      if (!isNew) return;
      this.calls = true;
      sound('turn');
    });
  }
}
