/** Lookups in a tournament that both the desk and the pages in the hall need. */
import { signed } from '../parts/text/numbers';
import type { Day, PersonSeen, RoundClock, StageSeen } from '../protocol/day';

export const personOf = (day: Day, player: number): PersonSeen | null =>
  day.people.find((person) => person.player === player) ?? null;

/** The current stage, or the last one played. */
export const stageNow = (day: Day): StageSeen | null => day.stages.findLast((stage) => stage.reached) ?? null;

/** The milliseconds left of a round at a table with extra time in seconds; null before the clock is started. */
export function roundLeft(
  clock: Pick<RoundClock, 'ends_at' | 'left_ms'> | null | undefined,
  extra: number,
  time: number,
): number | null {
  if (!clock) return null;
  const left = clock.ends_at === null ? (clock.left_ms ?? 0) : clock.ends_at - time;
  return Math.max(0, left + extra * 1000);
}

/** Small points as these rules write them: if winners get a minus, every sign is reversed. */
export const smallText = (day: Pick<Day, 'sign'>, small: number): string => signed(day.sign * small);
