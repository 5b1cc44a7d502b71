/** From the room as the server tells it to what the drawn table wants to know. */
import type { LiveRoom } from '../live/room.svelte';
import type { GameNow, Numbered, Refused as Refusal, RoomNow, Ruleset } from '../protocol/types';
import type { GameView, LastMove, Person, Refused } from '../table/view';
import { seatNames } from './people';

export function gameView(game: GameNow, rules: Ruleset, number: number, seat: number | null, referee: string | null): GameView {
  return { ...game, viewer: { seat, referee }, rules, seats: game.racks.length, number };
}

export function people(
  now: RoomNow,
  names: Readonly<Record<string, string>>,
  present: readonly string[] | null,
): Person[] {
  const called = seatNames(now.sitters, names);
  return now.sitters.map((sitter, seat) => ({
    name: called[seat] ?? '',
    bot: sitter?.bot ?? null,
    away: present !== null && sitter?.player !== null && sitter !== null && !present.includes(sitter.player),
  }));
}

/** Why a play was refused, in the table's own words. */
export function refusedOf(refusal: Refusal): Refused {
  const violations = refusal.verdict?.[0] ?? [];
  return {
    code: refusal.code,
    violations: violations.map(([breach, tiles, meld]) => ({ breach, tiles: tiles ?? [], meld: meld ?? null })),
  };
}

/**
 * The last finished turn among `events`, which came after a table that lay like `before`; null where no turn
 * was finished.
 */
export function lastMove(events: readonly Numbered[], before: GameNow | null): LastMove | null {
  let found: LastMove | null = null;
  let table = before?.table ?? '';
  const opened = [...(before?.opened ?? [])];
  for (const { event } of events) {
    switch (event.event) {
      case 'TurnPlayed':
        found = {
          seat: event.seat,
          kind: 'played',
          before: table,
          after: event.table,
          opened: opened[event.seat] ? null : event.points,
        };
        opened[event.seat] = true;
        table = event.table;
        break;
      case 'TimedOut':
        if (event.table !== table) {
          found = { seat: event.seat, kind: 'played', before: table, after: event.table, opened: null };
        }
        table = event.table;
        break;
      case 'TilesDrawn':
        if (event.reason === 'turn') {
          found = { seat: event.seat, kind: 'drew', before: table, after: table, opened: null };
        }
        break;
      case 'TurnPassed':
        found = { seat: event.seat, kind: 'passed', before: table, after: table, opened: null };
        break;
      case 'Corrected':
      case 'TurnUndone':
        found = null;
        if (event.event === 'Corrected') table = event.table;
        break;
      default:
        break;
    }
  }
  return found;
}

/** Who a referee or caller is, by name. */
export function byName(room: LiveRoom, id: string): string {
  return room.nameOf(id) || id;
}
