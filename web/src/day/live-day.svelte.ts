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
/** A command without who gives it: the server knows. Only the device of a table says for whom it speaks. */
export type NewCommand = Without<Do['command'], 'by'> & { by?: Actor };

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

  private readonly line: PageConnection<DayNews, DayAnswered>;

  constructor(
    readonly id: string,
    /** Which badges of this device are for the page, the best first: `o`, `p`, `t` or `t.3`. */
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
    this.line.connection.renew();
  }

  /** Give an order; resolves with its answer, however many breaks lie between. The same id has one effect. */
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

  /** Hang up for good. */
  close(): void {
    this.line.close();
  }

  private async greeting(): Promise<DayHello> {
    // An order is known again by who gave it: whoever may give one is somebody before the first.
    if (untrack(() => this.badge)) await openSession();
    return untrack(() => ({ do: 'DayHello', badge: this.badge, language: settings.language }));
  }

  private hear(news: DayNews): void {
    this.offset = this.line.connection.offset;
    if (news.is === 'DayNow') this.day = news.day;
  }
}

/** Open a tournament; close it when the page is left. */
export function openDay(id: string, wishes?: readonly string[]): LiveDay {
  return new LiveDay(id, wishes);
}
