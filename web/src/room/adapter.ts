/** From the server's room to the input of the table component. */
import type { GameNow, Numbered, Refused as Refusal, RoomNow, Ruleset, RoomRatings } from '../protocol/types';
import { ratingText } from '../ratings/text';
import type { GameView, Move, Person, Refused } from '../table/view';
import { t } from '../words/words.svelte';
import { seatNames } from './people';

export function gameView(
  game: GameNow,
  rules: Ruleset,
  number: number,
  seat: number | null,
  referee: string | null,
): GameView {
  return {
    ...game,
    viewer: { seat, referee },
    rules,
    seats: game.racks.length,
    number,
  };
}

export function people(
  now: RoomNow,
  names: Readonly<Record<string, string>>,
  present: readonly string[] | null,
  ratings: RoomRatings | null = null,
): Person[] {
  const called = seatNames(now.sitters, names);
  return now.sitters.map((sitter, seat) => ({
    name: called[seat] ?? '',
    bot: sitter?.bot ?? null,
    // The server reports players who were away for a while; a lost connection is shown at once.
    away: sitter?.player ? sitter.away || (present !== null && !present.includes(sitter.player)) : false,
    rating: ratingOf(ratings, seat, sitter?.player ?? null),
  }));
}

function ratingOf(ratings: RoomRatings | null, seat: number, player: string | null): string {
  const found = ratings?.seats[seat];
  return found?.rating && found.player === player ? ratingText(found.rating) : '';
}

/** Why a play was refused, in the words of the table. */
export function refusedOf(refusal: Refusal): Refused {
  const violations = refusal.verdict?.[0] ?? [];
  return {
    code: refusal.code,
    violations: violations.map(([breach, tiles, meld]) => ({
      breach,
      tiles: tiles ?? [],
      meld: meld ?? null,
    })),
  };
}

/** All finished turns in `events`, which must begin with the first event. */
export function movesOf(events: readonly Numbered[]): Move[] {
  let moves: Move[] = [];
  let table = '';
  let at = 0;
  const opened = new Set<number>();
  const turned = (seat: number, kind: Move['kind'], after: string, points: number | null): void => {
    moves.push({ seq: at, seat, kind, before: table, after, opened: points });
    table = after;
  };
  for (const { seq, event } of events) {
    at = seq;
    switch (event.event) {
      case 'TurnPlayed':
        turned(event.seat, 'played', event.table, opened.has(event.seat) ? null : event.points);
        opened.add(event.seat);
        break;
      case 'TimedOut':
        turned(event.seat, event.table === table ? 'timed-out' : 'played', event.table, null);
        if (event.opened) opened.add(event.seat);
        break;
      case 'TilesDrawn':
        if (event.reason === 'turn') turned(event.seat, 'drew', table, null);
        break;
      case 'TurnPassed':
        turned(event.seat, 'passed', table, null);
        break;
      case 'TurnUndone':
        table = moves.pop()?.before ?? table;
        break;
      case 'Corrected':
        // After a correction, the tiles on the table were laid by nobody.
        table = event.table;
        moves = [];
        break;
      default:
        break;
    }
  }
  return moves;
}

/** The name of a referee or caller: an id would mean nothing to readers. */
export function byName(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] || t('room-a-referee');
}
