/** What a table says: to those who listen, and to the others who follow a draft. */
import { untrack } from 'svelte';
import { othersFrom } from './around';
import type { Board } from './board.svelte';
import { parseRack } from './tiles';
import type { GameView, Person } from './view';
import { t } from '../words/words.svelte';

const TELL_OTHERS = 250;

/** Everything one needs to know, in one breath. */
export function everything(view: GameView, people: readonly Person[], status: string): string {
  const players = othersFrom(view).map((one) => {
    const count = parseRack(view.racks[one] ?? '').length;
    return `${people[one]?.name ?? ''}: ${t('player-tiles', { count })}`;
  });
  return [status, ...players, t('bank-left', { count: view.bank_size })].join('. ');
}

/** Say each of these whenever it changes: what others do is heard as well as seen. */
export function speakUp(board: Board, ...lines: (() => string | null)[]): void {
  for (const line of lines) {
    $effect(() => {
      const text = line();
      untrack(() => {
        if (text) board.sayToo(text);
      });
    });
  }
}

/** Tell the others how the table is being arranged, a few times a second. */
export function letFollow(
  teller: () => ((table: string) => void) | null,
  arranged: () => string,
  known: string,
): void {
  let followed = known;
  $effect(() => {
    const text = arranged();
    const tell = teller();
    if (!tell || text === followed) return;
    const timer = window.setTimeout(() => {
      followed = text;
      tell(text);
    }, TELL_OTHERS);
    return () => clearTimeout(timer);
  });
}
