/** The first message on a player's own page: where to sit, to rest or wait, or that it is over. */
import type { Day, RoundSeen, StageSeen, Standing, TableSeen } from '../../../protocol/day';
import { personOf, stageNow } from '../../lookups';
import { roundNow, seatIn, type Seat } from '../lookups';
import { isOutstanding } from '../../postponed';

export type Own =
  | { is: 'left'; status: 'withdrawn' | 'excluded' }
  | { is: 'over' }
  | { is: 'seated'; stage: StageSeen; round: RoundSeen; seat: Seat }
  | { is: 'done'; table: number; last: boolean }
  | { is: 'postponed'; table: TableSeen }
  | { is: 'rests' }
  | { is: 'before-draw'; present: boolean }
  | { is: 'absent' }
  | { is: 'not-on' }
  | { is: 'between' };

/** Whether a player is in the current stage; everybody is in a stage without a list. */
export function isInStage(day: Day, player: number): boolean {
  const stage = stageNow(day);
  if (!stage) return false;
  return stage.entrants?.length ? stage.entrants.includes(player) : true;
}

/** What comes next for a player. */
export function ownNow(day: Day, player: number): Own {
  const person = personOf(day, player);
  if (person?.status && person.status !== 'entered') return { is: 'left', status: person.status };
  if (day.closed) return { is: 'over' };
  const now = roundNow(day);
  if (!now) return { is: 'before-draw', present: person?.present ?? false };
  if (!now.round.over) {
    const seat = seatIn(now.round, player);
    if (seat?.table.sheet === 'closed') {
      const last = now.stage.number === day.stages.length && now.round.number >= now.stage.rounds;
      return { is: 'done', table: seat.table.ref.table, last };
    }
    if (seat && person?.no_show) return { is: 'absent' };
    if (seat && isOutstanding(seat.table)) return { is: 'postponed', table: seat.table };
    if (seat) return { is: 'seated', ...now, seat };
    if ((now.round.resting ?? []).includes(player)) return { is: 'rests' };
  }
  if (!isInStage(day, player)) return { is: 'not-on' };
  return person?.no_show || person?.present === false ? { is: 'absent' } : { is: 'between' };
}

/** The standings a player is in: the current stage, or the whole tournament if they are not in it. */
export function placedIn(day: Day, player: number): readonly Standing[] {
  const lines = stageNow(day)?.standings ?? [];
  return !day.closed && lines.some((line) => line.player === player) ? lines : day.ranking;
}

/** The room of the current game of an online table: the latest one. */
export function roomOf(seat: Seat): string | null {
  const rooms = Object.entries(seat.table.rooms ?? {});
  return rooms.sort(([a], [b]) => Number(b) - Number(a))[0]?.[1] ?? null;
}
