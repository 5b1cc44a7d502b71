/** Sounds at the desk: a table calls the referee, or its game was stopped. */
import { untrack } from 'svelte';
import { sound } from '../../../live/sounds';
import type { Desk } from '../../../protocol/day';

/** Let calls be heard as long as the component that says this is shown; what waits already is not repeated. */
export function hearCalls(desk: () => Desk): void {
  const waiting = (): number[] =>
    desk()
      .calls.filter((call) => call.answered_at === null)
      .map((call) => call.number);
  let heard = new Set(untrack(waiting));
  $effect(() => {
    const now = waiting();
    if (now.some((number) => !heard.has(number))) sound('turn');
    heard = new Set([...heard, ...now]);
  });
}
