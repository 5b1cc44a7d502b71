/** Sounds at the desk: a table calls the referee, or its game was stopped. */
import { untrack } from 'svelte';
import { sound } from '../../../live/sounds';
import type { CallSeen } from '../../../protocol/day';

/** Play a sound for new calls while the component is shown; waiting calls are not repeated. */
export function hearCalls(ours: () => readonly CallSeen[]): void {
  const waiting = (): number[] => ours().map((call) => call.number);
  let heard = new Set(untrack(waiting));
  $effect(() => {
    const now = waiting();
    if (now.some((number) => !heard.has(number))) sound('turn');
    heard = new Set([...heard, ...now]);
  });
}
