/** Sounds at the table: what just happened, and the last seconds of one's own turn. */
import { onMount, untrack } from 'svelte';
import type { LiveRoom } from '../../live/room.svelte';
import { sound } from '../../live/sounds';
import type { GameNow } from '../../protocol/types';

const LAST_SECONDS = 5;

/** Play the sounds of a room while the calling component is shown. */
export function hearRoom(room: LiveRoom, game: () => GameNow, mine: () => boolean): void {
  // Sounds of missed events are not played all at once.
  let heard = untrack(() => room.events.at(-1)?.seq ?? 0);
  $effect(() => {
    const fresh = room.latest.filter((each) => each.seq > heard);
    heard = Math.max(heard, room.latest.at(-1)?.seq ?? 0);
    const kinds = new Set(fresh.map((each) => each.event.event));
    if (kinds.has('GameEnded') || kinds.has('GameForfeited'))
      sound(room.seat !== null && room.now?.results?.[room.seat]?.place === 1 ? 'won' : 'end');
    else if (kinds.has('TurnPlayed')) sound('laid');
    else if (kinds.has('TilesDrawn')) sound('drawn');
    if (fresh.some(({ event }) => event.event === 'TurnStarted' && event.seat === room.seat)) sound('turn');
  });
  onMount(() => {
    let last = -1;
    const timer = setInterval(() => {
      const deadline = mine() && !game().stop ? (game().turn?.deadline ?? null) : null;
      const left = deadline === null ? null : Math.ceil((deadline - room.time()) / 1000);
      if (left !== null && left > 0 && left <= LAST_SECONDS && left !== last) sound('seconds');
      last = left ?? -1;
    }, 200);
    return () => clearInterval(timer);
  });
}
