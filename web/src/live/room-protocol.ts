/** The messages on the socket of a room: a ticket opens it, and all news are numbered. */
import type { Answered, Message, News } from '../protocol/types';
import type { Meaning, Protocol } from './connection';

export type Order = Extract<Message, { id: string }>;
type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
/** An order before it has its id. */
export type NewOrder = Without<Order>;

export class RoomProtocol implements Protocol<News, Answered> {
  readonly hopeless = new Set(['no_such_room', 'not_watched', 'not_allowed', 'banned']);
  readonly passing = new Set<string>();

  constructor(private readonly ticket: () => Promise<string>) {}

  async hello(seq: number): Promise<Message> {
    return { do: 'Hello', ticket: await this.ticket(), seq };
  }

  meaningOf(news: News): Meaning<Answered> {
    switch (news.is) {
      case 'Here':
        return { is: 'greeting', seq: news.seq, now: news.now };
      case 'Happened':
        return { is: 'state', seq: news.seq, now: news.now };
      case 'Answered':
        return { is: 'answer', answer: news };
      case 'Ping':
        return { is: 'ping', now: news.now, pong: { do: 'Pong', n: news.n } satisfies Message };
      case 'Wrong':
        return {
          is: 'wrong',
          code: news.code,
          answer: news.id === null ? null : refused(news.id, news.code),
        };
      default:
        return { is: 'other' };
    }
  }
}

const refused = (id: string, code: string): Answered => ({
  is: 'Answered',
  id,
  seq: null,
  refused: { code, verdict: null },
  hint: null,
});
