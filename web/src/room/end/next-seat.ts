/** The message of a tournament's table after a game, or if none starts: the next seat, or to wait. */
import { personOf } from '../../day/lookups';
import { ownNow, roomOf, type Own } from '../../day/hall/player/own';
import type { Day } from '../../protocol/day';

/** The situation of the person who asks what comes next. */
export interface Here {
  room: string;
  /** The next game at this table, if it is already open. */
  next: string | null;
  /** The player who asks; null for a spectator. */
  player: number | null;
  /** Whether no game has begun here; then there is a message only if none will. */
  waits: boolean;
}

export interface Ahead {
  /** The room of the next seat: this table's next game, or the next round's table. */
  room: string | null;
  isNewRound: boolean;
  /** Whether there is a message. */
  shows: boolean;
  /** The message; empty if there is none. */
  says: string;
  own: Own | null;
}

export function aheadOf(day: Day | null, { room, next, player, waits }: Here): Ahead {
  const own = day && player !== null ? ownNow(day, player) : null;
  const found = own?.is === 'seated' ? roomOf(own.seat) : null;
  const ahead = next ?? (found === room ? null : found);
  const isNewRound = own?.is === 'seated' && ahead !== null && ahead !== next;
  const isWritten = own?.is === 'seated' && !['none', 'partial'].includes(own.seat.table.sheet ?? 'none');
  const shows = !waits || (own !== null && (own.is !== 'seated' || isWritten || ahead !== null));
  return { room: ahead, isNewRound, shows, says: message(), own };

  function message(): string {
    if (ahead !== null) return isNewRound ? 'end-seat-ready' : 'end-next-ready';
    switch (own?.is) {
      case 'seated':
        if (!isWritten) return 'end-next-soon';
        return day && own.seat.table.seats.every((each) => each === player || personOf(day, each)?.no_show)
          ? 'end-alone'
          : 'end-sheet-soon';
      case 'done':
        return own.last ? 'hall-thanks' : 'end-round-soon';
      case 'between':
        return 'end-round-soon';
      case 'rests':
        return 'hall-rests';
      case 'absent':
        return 'hall-absent';
      case 'not-on':
        return 'hall-did-not-go-on';
      case 'over':
        return 'hall-thanks';
      default:
        return '';
    }
  }
}

/** The window's title: a waiting seat comes first; null if the page has its own title. */
export function titleAhead(
  { shows, room }: Ahead,
  { waits, called }: { waits: boolean; called: boolean },
): { says: string; calls: boolean } | null {
  if (shows && (called || room !== null)) return { says: 'hall-seat-called', calls: true };
  return waits ? null : { says: 'room-over', calls: false };
}
