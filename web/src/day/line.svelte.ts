/**
 * A tournament as a page sees it, live: `openDay(id)` says whose badge it shows, gets the whole day at every
 * change, calls again after every break, and sends orders until they are answered.
 */
import { ApiProblem, newId } from '../live/api';
import type { LinkState } from '../live/line';
import type { Actor, Day, DayAnswered, DayNews, Do } from '../protocol/day';
import { settings } from '../settings.svelte';
import { dayAddress, sendOrder, type DayOrder } from './api';
import { badgeFor, keepBadge, takeBadge, whose, type Whose } from './badges';
import { troubleOf } from './trouble';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** An order before it has its id. */
export type NewDayOrder = Without<DayOrder, 'id'>;
/** A command without who gives it: the server knows. Only the device of a table says for whom it speaks. */
export type NewCommand = Without<Do['command'], 'by'> & { by?: Actor };

const QUIET_AFTER = 9_000;
const DROP_AFTER = 20_000;
const STALE_AFTER = 4_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
const NO_SUCH_TOURNAMENT = 4004;
const SAMPLES = 24;
/** Who gives a command stands in it until the server puts in who really does. */
const NOBODY: Actor = { role: 'player', player: null, key: '' };

export class LiveDay {
  /** The tournament; null until it has come. */
  day: Day | null = $state.raw(null);
  /** The token that is shown; empty for the public. */
  badge = $state('');
  connection: LinkState = $state('first');
  /** How far the server's clock is ahead of ours. */
  offset = $state(0);
  /** Orders on their way. */
  pending = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private heard = 0;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  private offsets: number[] = [];
  private readonly sleeping = new Set<() => void>();

  constructor(
    readonly id: string,
    /** Which badges of this device are for the page, the best first: `o`, `p`, `t` or `t.3`. */
    private readonly wishes: readonly string[] = ['o', 'p', 't'],
  ) {
    const taken = takeBadge(id);
    const fits = taken !== null && wishes.some((wish) => taken.startsWith(`${wish}.`));
    this.badge = fits ? taken : badgeFor(id, wishes);
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('online', this.wake);
    addEventListener('pageshow', this.wake);
    this.watch = setInterval(() => this.look(), 1_000);
    this.call();
  }

  /** Whom the badge speaks for. */
  get whose(): Whose | null {
    return whose(this.badge);
  }

  /** The server's time now. */
  time(): number {
    return Date.now() + this.offset;
  }

  /** Show another badge from now on. */
  wear(token: string): void {
    keepBadge(this.id, token);
    this.badge = token;
    this.again();
  }

  /** Call anew, so that the words of the day come in the language spoken now. */
  again(): void {
    this.hangUp();
    this.tries = 0;
    this.call();
  }

  /** Give an order; resolves with its answer, however many breaks lie between. The same id has one effect. */
  async order(what: NewDayOrder, id: string = newId()): Promise<DayAnswered> {
    const order = { ...what, id } as DayOrder;
    this.pending++;
    try {
      for (let tries = 0; ; tries++) {
        try {
          return await sendOrder(this.id, this.badge, order);
        } catch (error) {
          if (!(error instanceof ApiProblem)) throw error;
          const passing = error.status === 0 || error.status === 429 || error.status >= 500;
          if (!passing)
            return { is: 'DayAnswered', id, seq: null, events: 0, refused: null, message: troubleOf(error) };
        }
        await this.pause(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries));
      }
    } finally {
      this.pending--;
    }
  }

  /** Give one command of the tournament. */
  do(command: NewCommand, id?: string): Promise<DayAnswered> {
    return this.order({ do: 'Do', command: { by: NOBODY, ...command } as Do['command'] }, id);
  }

  /** Hang up for good. */
  close(): void {
    this.ended = true;
    clearInterval(this.watch);
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('online', this.wake);
    removeEventListener('pageshow', this.wake);
    this.hangUp();
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.sleeping.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.sleeping.add(done);
    });
  }

  private readonly wake = (): void => {
    if (this.ended || this.connection === 'gone' || document.visibilityState !== 'visible') return;
    for (const done of [...this.sleeping]) done();
    if (this.connection === 'open' && Date.now() - this.heard < STALE_AFTER) return;
    this.again();
  };

  private call(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(dayAddress(this.id));
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      socket.send(JSON.stringify({ do: 'DayHello', badge: this.badge, language: settings.language }));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket && typeof data === 'string') this.hear(JSON.parse(data) as DayNews);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.fail(code);
    };
  }

  private hear(news: DayNews): void {
    this.heard = Date.now();
    if (this.connection === 'quiet') this.connection = 'open';
    if (news.is === 'DayNow') {
      if (this.connection !== 'open') this.offsets = [];
      this.tries = 0;
      this.connection = 'open';
      this.setClock(news.day.now);
      this.day = news.day;
      for (const done of [...this.sleeping]) done();
    } else if (news.is === 'DayPing') {
      this.setClock(news.now);
      this.socket?.send(JSON.stringify({ do: 'DayPong', n: news.n }));
    }
  }

  private setClock(now: number): void {
    this.offsets = [...this.offsets, now - Date.now()].slice(-SAMPLES);
    // The least delayed message tells best.
    this.offset = Math.max(...this.offsets);
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  private fail(code: number): void {
    this.hangUp();
    if (this.ended) return;
    if (code === NO_SUCH_TOURNAMENT) {
      this.connection = 'gone';
      return;
    }
    this.connection = 'lost';
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // Half of it by chance: after a restart not everybody calls at once.
    this.retry = setTimeout(() => this.call(), longest * (0.5 + Math.random() / 2));
  }

  private look(): void {
    const silent = Date.now() - this.heard;
    if (this.socket && silent > DROP_AFTER) this.fail(0);
    else if (this.connection === 'open' && silent > QUIET_AFTER) this.connection = 'quiet';
  }
}

/** Open a tournament; close it when the page is left. */
export function openDay(id: string, wishes?: readonly string[]): LiveDay {
  return new LiveDay(id, wishes);
}

/** Whether an order was carried out; otherwise its `message` says why not. */
export const done = (answer: DayAnswered): boolean => answer.seq !== null;
