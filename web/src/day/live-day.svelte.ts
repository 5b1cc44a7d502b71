/**
 * A tournament as a page sees it, live: `openDay(id)` says whose badge it shows, gets the whole day at every
 * change, calls again after every break, and sends orders until they are answered.
 */
import { untrack } from 'svelte';
import { newId, openSession } from '../live/api';
import type { LinkState } from '../live/connection';
import { connect, type PageConnection } from '../live/page-connection';
import type { Actor, Day, DayAnswered, DayHello, DayMessage, DayNews, Do } from '../protocol/day';
import { settings } from '../settings.svelte';
import { badgeFor, keepBadge, takeBadge, whose, type Whose } from './badges';
import { DayProtocol } from './day-protocol';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** An order before it has its id. */
export type NewDayOrder = Without<Extract<DayMessage, { id: string }>, 'id'>;
/** A command without its actor: the server knows it. Only a table's device says for whom it acts. */
export type NewCommand = Without<Do['command'], 'by'> & { by?: Actor };

/** A placeholder: the server fills in the real actor. */
const NOBODY: Actor = { role: 'player', player: null, key: '' };

export class LiveDay {
  /** The tournament; null until it has arrived. */
  day: Day | null = $state.raw(null);
  /** The current token; empty for the public. */
  badge = $state('');
  connection: LinkState = $state('first');
  /** How far the server's clock is ahead of ours. */
  offset = $state(0);
  /** Orders without an answer yet. */
  pending = $state(0);

  private readonly line: PageConnection<DayNews, DayAnswered>;

  constructor(
    readonly id: string,
    /** Which badges of this device the page can use, the best first: `o`, `p`, `t` or `t.3`. */
    wishes: readonly string[] = ['o', 'p', 't'],
  ) {
    const taken = takeBadge(id);
    const fits = taken !== null && wishes.some((wish) => taken.startsWith(`${wish}.`));
    this.badge = fits ? taken : badgeFor(id, wishes);
    this.line = connect(`/ws/tournaments/${encodeURIComponent(id)}`, new DayProtocol(() => this.greeting()), {
      news: (news) => this.hear(news),
      link: (state) => (this.connection = state),
    });
  }

  /** The owner of the badge. */
  get whose(): Whose | null {
    return whose(this.badge);
  }

  /** The current time of the server. */
  time(): number {
    return Date.now() + this.offset;
  }

  /** Use another badge from now on. */
  wear(token: string): void {
    keepBadge(this.id, token);
    this.badge = token;
    this.again();
  }

  /** Reconnect, so that the words of the day come in the current language. */
  again(): void {
    this.line.connection.renew();
  }

  /** Give an order; resolves with its answer, also after reconnecting. The same id has one effect. */
  async order(what: NewDayOrder, id: string = newId()): Promise<DayAnswered> {
    this.pending++;
    try {
      return await this.line.connection.order({ ...what, id });
    } finally {
      this.pending--;
    }
  }

  /** Give one command of the tournament. */
  do(command: NewCommand, id?: string): Promise<DayAnswered> {
    return this.order({ do: 'Do', command: { by: NOBODY, ...command } as Do['command'] }, id);
  }

  /** Close the connection for good. */
  close(): void {
    this.line.close();
  }

  private async greeting(): Promise<DayHello> {
    // The server identifies an order by its session: we need one before the first order.
    if (untrack(() => this.badge)) await openSession();
    return untrack(() => ({ do: 'DayHello', badge: this.badge, language: settings.language }));
  }

  private hear(news: DayNews): void {
    this.offset = this.line.connection.offset;
    if (news.is === 'DayNow') this.day = news.day;
  }
}

/** Open a tournament; it is closed when the page is left. */
export function openDay(id: string, wishes?: readonly string[]): LiveDay {
  return new LiveDay(id, wishes);
}
