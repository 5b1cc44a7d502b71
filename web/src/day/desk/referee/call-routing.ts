/** Which calls are ours: those of our tables, those that nobody looks after, and those that have waited too long. */
import type { CallSeen } from '../../../protocol/day';

export const isOurs = (call: CallSeen, official: string, now: number): boolean => {
  const near = call.near ?? [];
  return near.length === 0 || near.includes(official) || now >= (call.for_all_at ?? 0);
};

export interface RoutedCalls {
  ours: CallSeen[];
  others: CallSeen[];
}

/** Waiting calls, the oldest first; calls of our own tables before those that came to everybody. */
export function routeCalls(calls: readonly CallSeen[], official: string, now: number): RoutedCalls {
  const waiting = calls.filter((call) => call.answered_at === null);
  const own = (call: CallSeen): number => Number(!(call.near ?? []).includes(official));
  return {
    ours: waiting
      .filter((call) => isOurs(call, official, now))
      .sort((a, b) => own(a) - own(b) || a.at - b.at),
    others: waiting.filter((call) => !isOurs(call, official, now)).sort((a, b) => a.at - b.at),
  };
}
