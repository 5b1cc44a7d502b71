/** A room as the page sees it: the state from the connection as runes, and the actions. */
import type {
  Answered,
  BotSpeed,
  Happened,
  Here,
  Laid,
  Message,
  Move,
  Muted,
  News,
  Numbered,
  RoomFixed,
  RoomNow,
  Rule,
  Said,
  You,
} from '../protocol/types';
import { newId, ticket } from './api';
import type { LinkState } from './connection';
import { connect, type PageConnection } from './page-connection';
import { RoomProtocol, type NewOrder } from './room-protocol';

export type PlayerCommand = Move['command'];
export type RefereeCommand = Rule['command'];
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

const LAY_EVERY = 110;
const CHAT_KEPT = 200;

export class LiveRoom {
  link: LinkState = $state('first');
  /** Why we cannot enter, if the connection is `gone`. */
  gone: string | null = $state(null);
  fixed: RoomFixed | null = $state.raw(null);
  now: RoomNow | null = $state.raw(null);
  you: You | null = $state.raw(null);
  names: Record<string, string> = $state.raw({});
  present: string[] = $state.raw([]);
  watchers = $state(0);
  chat: Said[] = $state.raw([]);
  muted: string[] = $state.raw([]);
  /** The table while somebody else moves tiles; null otherwise. */
  laid: Laid | null = $state.raw(null);
  /** All events known, in order. */
  events: Numbered[] = $state.raw([]);
  /** The events of the last message: what has just happened. */
  latest: Numbered[] = $state.raw([]);
  /** How far the server's clock is ahead of ours. */
  offset = $state(0);
  /** Orders without an answer yet. */
  pending = $state(0);

  private readonly line: PageConnection<News, Answered>;
  private lastLay = 0;
  private layTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly room: string) {
    this.line = connect(`/ws/rooms/${encodeURIComponent(room)}`, new RoomProtocol(ticket), {
      news: (news) => this.hear(news),
      link: (state, code) => this.linked(state, code),
    });
  }

  /** Reconnect after our identity changed: by registration or login. */
  renew(): void {
    this.line.connection.renew();
  }

  leaveLine(): void {
    this.line.close();
    if (this.layTimer) clearTimeout(this.layTimer);
  }

  /** The current time of the server. */
  time(): number {
    return Date.now() + this.offset;
  }

  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  get isReferee(): boolean {
    return this.you?.roles.includes('referee') ?? false;
  }

  get isHost(): boolean {
    return this.you !== null && this.you.player === this.fixed?.host;
  }

  /** The name of a player; empty if it is unknown. */
  nameOf(player: string | null | undefined): string {
    return player ? (this.names[player] ?? '') : '';
  }

  join(seat: number | null): Promise<Answered> {
    return this.order({ do: 'Join', seed: newId(), seat });
  }
  leave(): Promise<Answered> {
    return this.order({ do: 'Leave' });
  }
  /** Give a free seat to a bot; without a level, remove the bot. */
  seatBot(seat: number, level: string | null): Promise<Answered> {
    return this.order({ do: 'SeatBot', seat, level });
  }
  paceBots(speed: BotSpeed): Promise<Answered> {
    return this.order({ do: 'PaceBots', bot_pause: speed });
  }
  resign(): Promise<Answered> {
    return this.order({ do: 'Resign' });
  }
  start(): Promise<Answered> {
    return this.order({ do: 'Start' });
  }
  rematch(): Promise<Answered> {
    return this.order({ do: 'Rematch' });
  }
  move(command: PlayerCommand): Promise<Answered> {
    this.stopLaying();
    return this.order({ do: 'Move', command });
  }
  rule(command: Without<RefereeCommand, 'by'>): Promise<Answered> {
    return this.order({ do: 'Rule', command: { ...command, by: this.you?.player ?? '' } as RefereeCommand });
  }
  extendPause(): Promise<Answered> {
    return this.order({ do: 'ExtendPause' });
  }
  hint(level: number): Promise<Answered> {
    return this.order({ do: 'TakeHint', level });
  }
  loaded(): Promise<Answered> {
    return this.order({ do: 'Loaded' });
  }
  say(text: string): Promise<Answered> {
    return this.order({ do: 'Say', text });
  }
  mute(player: string, muted: boolean): Promise<Answered> {
    return this.order({ do: 'Mute', player, muted });
  }

  /** Show the others the table, at most nine times a second; the last state is always sent. */
  lay(table: string): void {
    if (this.layTimer) clearTimeout(this.layTimer);
    const wait = Math.max(0, this.lastLay + LAY_EVERY - Date.now());
    this.layTimer = setTimeout(() => {
      this.lastLay = Date.now();
      const message: Message = { do: 'Lay', table };
      this.line.connection.mention(message);
    }, wait);
  }

  private stopLaying(): void {
    if (this.layTimer) clearTimeout(this.layTimer);
    this.layTimer = null;
  }

  private async order(what: NewOrder): Promise<Answered> {
    this.pending++;
    try {
      return await this.line.connection.order({ ...what, id: newId() });
    } finally {
      this.pending--;
    }
  }

  private linked(state: LinkState, code: string | null): void {
    this.link = state;
    if (state === 'gone') this.gone = code;
  }

  private hear(news: News): void {
    this.offset = this.line.connection.offset;
    switch (news.is) {
      case 'Here':
        this.arrive(news);
        break;
      case 'Happened':
        this.happen(news);
        break;
      case 'Laid':
        if (news.seat !== this.seat && news.turn === this.now?.game?.turns) this.laid = news;
        break;
      case 'Said':
        this.hearSaid(news);
        break;
      case 'Muted':
        this.muted = (news satisfies Muted).players;
        break;
      case 'AreThere':
        this.present = news.present;
        this.watchers = news.watchers;
        break;
      default:
        break;
    }
  }

  private arrive(here: Here): void {
    this.fixed = here.fixed;
    this.now = here.room;
    this.you = here.you;
    this.names = { ...this.names, ...here.names };
    this.present = here.present;
    this.watchers = here.watchers;
    this.laid = null;
    this.remember(here.events);
  }

  private happen(news: Happened): void {
    this.now = news.room;
    this.you = news.you;
    this.names = { ...this.names, ...news.names };
    this.laid = null;
    this.remember(news.events);
  }

  private remember(events: Numbered[]): void {
    const last = this.events.at(-1)?.seq ?? 0;
    const fresh = events.filter((event) => event.seq > last);
    if (fresh.length === 0) return;
    this.events = [...this.events, ...fresh];
    this.latest = fresh;
  }

  private hearSaid(said: Said): void {
    if (this.chat.some((other) => other.n === said.n)) return;
    this.chat = [...this.chat, said].sort((a, b) => a.n - b.n).slice(-CHAT_KEPT);
  }
}
