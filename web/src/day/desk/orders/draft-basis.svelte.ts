/** What a draft is based on: the last event known when typing began. */
import { untrack } from 'svelte';
import type { Acting } from './desk-orders.svelte';

export interface DraftBasis {
  /** The last event known when typing began. */
  readonly seen: number;
  /** After a refusal its message has been read: saving again replaces what another desk saved. */
  renew(refused: string): string;
}

/** Remember when a draft began; `touched` says whether there is unsaved input, `since` when a kept one began. */
export function draftBasis(act: Acting, touched: () => boolean, since: number | null = null): DraftBasis {
  let seen = since;
  $effect(() => {
    if (!touched()) seen = null;
    else seen ??= untrack(() => act.day.seq);
  });
  return {
    get seen() {
      return seen ?? act.day.seq;
    },
    renew(refused) {
      if (refused) seen = act.day.seq;
      return refused;
    },
  };
}
