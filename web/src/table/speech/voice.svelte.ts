/** What a table announces: to screen readers, and to others who follow a draft. */
import { untrack } from 'svelte';
import { moveText } from '../moves/move-replay.svelte';
import { clockOf, othersFrom } from '../seats/seats';
import type { Board } from '../input/board.svelte';
import { heard, moveDetails } from './speech';
import { parseRack } from '../tiles/tiles';
import type { GameView, Move, Person } from '../view';
import { t } from '../../words/words.svelte';

const TELL_OTHERS = 250;

/** Everything a player needs to know, in one announcement. */
export function everything(view: GameView, people: readonly Person[], status: string): string {
  const players = othersFrom(view).map((one) => {
    const count = parseRack(view.racks[one] ?? '').length;
    return `${people[one]?.name ?? ''}: ${t('player-tiles', { count })}`;
  });
  return [status, ...players, t('bank-left', { count: view.bank_size })].join('. ');
}

/** How much time is left, and for whom; `now` is the server's clock. */
export function timeText(view: GameView, people: readonly Person[], now: number): string {
  const seat = view.turn?.seat;
  if (seat === undefined) return t('clock-none');
  const { deadline, stopped } = clockOf(view, seat);
  const left = stopped ?? (deadline === null ? null : deadline - now);
  const whose = seat === view.viewer.seat ? t('say-your-turn') : (people[seat]?.name ?? '');
  const time = left === null ? t('clock-none') : secondsText(Math.max(0, Math.ceil(left / 1000)));
  return `${whose}: ${stopped === null ? time : `${t('clock-stopped')}, ${time}`}`;
}

/** Long times in minutes and seconds, as people say them. */
function secondsText(all: number): string {
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  return minutes > 0 ? t('clock-left-minutes', { minutes, seconds }) : t('clock-left', { seconds });
}

/** When a screen reader announces the time; at the end, every second. */
const TOLD_SECONDS: readonly number[] = [30, 10, 5, 4, 3, 2, 1];

/** Announce the last seconds of the player's turn. */
export function speakSeconds(board: Board, clock: () => GameView, offset: () => number): void {
  $effect(() => {
    const view = clock();
    const { deadline, total } = clockOf(view, view.viewer.seat ?? -1);
    if (deadline === null || view.viewer.seat === null) return;
    const far = offset();
    let timer = 0;
    const wait = (): void => {
      const left = deadline - (Date.now() + far);
      // Not the full time at the start of a turn: that is not news.
      const next = TOLD_SECONDS.find((one) => one * 1000 < left && one * 1000 < (total ?? Infinity));
      if (next === undefined) return;
      timer = window.setTimeout(
        () => {
          board.say(t('clock-left', { seconds: next }), true);
          wait();
        },
        left - next * 1000,
      );
    };
    wait();
    return () => clearTimeout(timer);
  });
}

/** Announce every move of the others in full, once: who, which tiles, where. */
export function speakMoves(
  board: Board,
  moves: () => readonly Move[],
  table: () => string,
  people: () => readonly Person[],
): void {
  let known: number[] = [];
  $effect(() => {
    const all = moves();
    untrack(() => {
      const fresh = all.filter((move) => !known.includes(move.seq));
      known = all.map((move) => move.seq);
      const lines = fresh.map((move) => [moveText(move, people()), ...moveDetails(move, table())].join('. '));
      if (lines.length > 0) board.sayToo(`${lines.join('. ')}.`);
    });
  });
}

/** Announce each of these whenever it changes, so that actions of others are heard as well as seen. */
export function speakUp(board: Board, ...lines: (() => string | null)[]): void {
  for (const line of lines) {
    $effect(() => {
      const text = line();
      untrack(() => {
        if (text) board.sayToo(heard(text));
      });
    });
  }
}

/** Send the table being arranged to the others, a few times a second. */
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
