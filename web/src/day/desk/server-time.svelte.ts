/** The server's time as state, a few times a second, for clocks and waiting times. */
import { onMount } from 'svelte';
import type { LiveDay } from '../live-day.svelte';

export function ticking(live: LiveDay, every = 250): { readonly now: number } {
  let now = $state(live.time());
  onMount(() => {
    const timer = setInterval(() => (now = live.time()), every);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
