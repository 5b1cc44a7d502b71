/** The messages on the socket of a tournament: a badge opens it, and every change sends the whole day. */
import type { Meaning, Protocol } from '../live/connection';
import type { DayAnswered, DayHello, DayNews, DayPong } from '../protocol/day';

export class DayProtocol implements Protocol<DayNews, DayAnswered> {
  readonly hopeless = new Set(['unknown_tournament', 'no_such_room']);
  readonly passing = new Set(['too_often', 'unavailable', 'internal']);

  constructor(private readonly greeting: () => Promise<DayHello>) {}

  hello(): Promise<DayHello> {
    return this.greeting();
  }

  meaningOf(news: DayNews, greeted: boolean): Meaning<DayAnswered> {
    switch (news.is) {
      case 'DayNow':
        return { is: greeted ? 'state' : 'greeting', seq: news.day.seq, now: news.day.now };
      case 'DayAnswered':
        return { is: 'answer', answer: news };
      case 'DayPing':
        return { is: 'ping', now: news.now, pong: { do: 'DayPong', n: news.n } satisfies DayPong };
      case 'DayWrong':
        return {
          is: 'wrong',
          code: news.code,
          answer: news.id === null ? null : refused(news.id, news.message),
        };
    }
  }
}

const refused = (id: string, message: string): DayAnswered => ({
  is: 'DayAnswered',
  id,
  seq: null,
  events: 0,
  refused: null,
  message,
});
