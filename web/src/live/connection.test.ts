/** Connections to a room and to a tournament, with a socket, a clock and a chance of our own. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DayProtocol } from '../day/day-protocol';
import type { DayAnswered, DayNews } from '../protocol/day';
import type { Answered, Here, Message, News } from '../protocol/types';
import { Connection, type LinkState, type Outside, type SocketLike } from './connection';
import { RoomProtocol, type NewOrder } from './room-protocol';

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Message[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.closed = true;
  }
  say(news: { is: string; [part: string]: unknown }): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
  cut(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason });
  }
}

class World implements Outside {
  time = 1_000_000;
  sockets: FakeSocket[] = [];
  tickets = 0;
  refuse: string | null = null;
  private timers: { at: number; what: () => void; id: number }[] = [];
  private ids = 0;
  ticket(): Promise<string> {
    if (this.refuse) return Promise.reject(Object.assign(new Error(), { code: this.refuse }));
    return Promise.resolve(`ticket-${++this.tickets}`);
  }
  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now = () => this.time;
  random = () => 1;
  later(what: () => void, ms: number): number {
    this.timers.push({ at: this.time + ms, what, id: ++this.ids });
    return this.ids;
  }
  cancel(handle: unknown): void {
    this.timers = this.timers.filter((timer) => timer.id !== handle);
  }
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next.id);
      this.time = next.at;
      next.what();
      await settle();
    }
    this.time = end;
  }
  get last(): FakeSocket {
    return this.sockets[this.sockets.length - 1] as FakeSocket;
  }
}

const settle = () => new Promise((done) => setTimeout(done, 0));
const here = (seq: number, now = 0): Partial<Here> & { is: 'Here' } => ({ is: 'Here', seq, now, events: [] });

let world: World;
let line: Connection<News, Answered>;
let order: (what: NewOrder) => Promise<Answered>;
let heard: News[];
let states: LinkState[];
let codes: string[];

beforeEach(async () => {
  world = new World();
  heard = [];
  states = [];
  codes = [];
  let ids = 0;
  const listener = {
    news: (news: News) => heard.push(news),
    link: (state: LinkState, code: string | null) => {
      states.push(state);
      if (code !== null) codes.push(code);
    },
  };
  line = new Connection(world, new RoomProtocol(() => world.ticket()), listener);
  order = (what) => line.order({ ...what, id: `order-${++ids}` });
  line.start();
  await settle();
});

async function greet(seq = 5): Promise<void> {
  world.last.onopen?.();
  world.last.say(here(seq, world.time));
  await settle();
}

describe('greeting', () => {
  test('the first message is Hello with the ticket and the last number known', () => {
    world.last.onopen?.();

    expect(world.last.sent).toEqual([{ do: 'Hello', ticket: 'ticket-1', seq: 0 }]);
  });

  test('an order given before the greeting is sent after it', async () => {
    void order({ do: 'Start' });

    expect(world.last.sent).toEqual([]);
    await greet();
    expect(world.last.sent[1]).toEqual({ do: 'Start', id: 'order-1' });
  });
});

describe('somebody else from now on', () => {
  test('the line is opened again with another ticket, from the last number on', async () => {
    await greet(7);
    const before = world.last;
    line.renew();
    await settle();
    world.last.onopen?.();

    expect(before.closed).toBe(true);
    expect(world.last.sent).toEqual([{ do: 'Hello', ticket: 'ticket-2', seq: 7 }]);
  });

  test('what was closed to a guest may be open to an account', async () => {
    world.last.cut(4003, 'not_allowed');
    expect(line.state).toBe('gone');
    line.renew();
    await settle();
    await greet();

    expect(line.state).toBe('open');
  });
});

describe('an answer', () => {
  const answered = { is: 'Answered', id: 'order-1', seq: 6, refused: null } as const;

  async function given(): Promise<string[]> {
    const told: string[] = [];
    await greet(5);
    void order({ do: 'Start' }).then(() => told.push('answered'));
    return told;
  }

  test('waits for the news of what was done, so that a button is not pressed twice in between', async () => {
    const told = await given();

    world.last.say(answered);
    await settle();
    expect(told).toEqual([]);
    world.last.say({ is: 'Happened', seq: 6, now: world.time, events: [] });
    await settle();
    expect(told).toEqual(['answered']);
  });

  test('that comes after the news, or is a refusal, waits for nothing', async () => {
    const told = await given();

    world.last.say({ ...answered, seq: null, refused: { code: 'not_your_turn', verdict: null } });
    await settle();

    expect(told).toEqual(['answered']);
  });

  test('comes with the next greeting where the line broke in between', async () => {
    const told = await given();

    world.last.say(answered);
    world.last.cut();
    await world.pass(400);
    await greet(6);

    expect(told).toEqual(['answered']);
  });

  test('is not kept for ever where no news comes', async () => {
    const told = await given();

    world.last.say(answered);
    await world.pass(3_000);

    expect(told).toEqual(['answered']);
  });
});

describe('a break', () => {
  test('an unanswered order is sent again with the same id', async () => {
    await greet();
    const answer = order({ do: 'Start' });
    world.last.cut();
    await world.pass(400);
    await greet(6);

    expect(world.sockets).toHaveLength(2);
    expect(world.last.sent).toEqual([
      { do: 'Hello', ticket: 'ticket-2', seq: 5 },
      { do: 'Start', id: 'order-1' },
    ]);
    world.last.say({ is: 'Answered', id: 'order-1', seq: 7, refused: null });
    world.last.say({ is: 'Happened', seq: 7, now: world.time, events: [] });
    expect((await answer).seq).toBe(7);
    expect(line.unanswered).toBe(0);
  });

  test('an answered order is not sent again', async () => {
    await greet();
    const answer = order({ do: 'Start' });
    world.last.say({ is: 'Answered', id: 'order-1', seq: 6, refused: null });
    world.last.say({ is: 'Happened', seq: 6, now: world.time, events: [] });
    await answer;
    world.last.cut();
    await world.pass(400);
    await greet(6);

    expect(world.last.sent).toHaveLength(1);
  });

  test('what happened is resumed after the last number heard', async () => {
    await greet(5);
    world.last.say({ is: 'Happened', seq: 8, now: world.time, events: [] });
    world.last.cut();
    await world.pass(400);
    world.last.onopen?.();

    expect(world.last.sent[0]).toEqual({ do: 'Hello', ticket: 'ticket-2', seq: 8 });
  });

  test('news heard before are not told twice', async () => {
    await greet(5);
    world.last.say({ is: 'Happened', seq: 5, now: world.time, events: [] });

    expect(heard.map((news) => news.is)).toEqual(['Here']);
  });

  test('every further try waits longer, and no more than a quarter of a minute', async () => {
    await greet();
    const tried: number[] = [];
    for (let i = 0; i < 8; i++) {
      const from = world.time;
      world.last.cut();
      const before = world.sockets.length;
      while (world.sockets.length === before) await world.pass(100);
      tried.push(world.time - from);
    }

    expect(tried.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(Math.max(...tried)).toBeLessThanOrEqual(15_000);
  });

  test('an old socket that speaks late is not heard', async () => {
    await greet();
    const old = world.last;
    line.wake();
    await world.pass(5_000);
    old.cut();
    line.wake();
    await settle();
    const count = heard.length;
    old.say({ is: 'Happened', seq: 99, now: 0, events: [] });

    expect(heard).toHaveLength(count);
  });
});

describe('coming back', () => {
  test('a page that slept calls again at once', async () => {
    await greet();
    world.time += 60_000;
    line.wake();
    await settle();

    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]?.closed).toBe(true);
  });

  test('a page with a living line is left alone', async () => {
    await greet();
    line.wake();
    await settle();

    expect(world.sockets).toHaveLength(1);
  });

  test('silence is shown, then mended', async () => {
    await greet();
    await world.pass(10_000);
    expect(states).toEqual(['open', 'quiet']);
    await world.pass(11_500);

    expect(states).toEqual(['open', 'quiet', 'lost']);
    expect(world.sockets.length).toBeGreaterThan(1);
  });
});

test('a ping is answered and sets the clock by the least delayed message', async () => {
  await greet();
  world.last.say({ is: 'Ping', n: 3, now: world.time + 500 });
  world.last.say({ is: 'Ping', n: 4, now: world.time + 200 });

  expect(world.last.sent.slice(1)).toEqual([
    { do: 'Pong', n: 3 },
    { do: 'Pong', n: 4 },
  ]);
  expect(line.offset).toBe(500);
});

test('a room that is not there ends the trying', async () => {
  world.last.onopen?.();
  world.last.say({ is: 'Wrong', code: 'no_such_room', message: '', id: null });
  await world.pass(60_000);

  expect(states).toEqual(['gone']);
  expect(world.sockets).toHaveLength(1);
});

test.each([
  [4004, '', 'no_such_room'],
  [4003, 'not_watched', 'not_watched'],
])('a socket closed with %i %s ends the trying', async (code, reason, told) => {
  world.last.onopen?.();
  world.last.cut(code, reason);
  await world.pass(60_000);

  expect(states).toEqual(['gone']);
  expect(codes).toEqual([told]);
  expect(world.sockets).toHaveLength(1);
});

test('a server that stops is called again', async () => {
  await greet();
  world.last.cut(1001, 'stopping');
  await world.pass(1_000);

  expect(world.sockets).toHaveLength(2);
});

test('a server that cannot be reached is tried again', async () => {
  world.refuse = 'offline';
  world.last.cut();
  await world.pass(3_000);
  world.refuse = null;
  await world.pass(8_000);

  expect(world.sockets.length).toBe(2);
});

test('a message that could not be read answers its order', async () => {
  await greet();
  const answer = order({ do: 'Say', text: 'x' });
  world.last.say({ is: 'Wrong', code: 'too_many', message: '', id: 'order-1' });

  expect((await answer).refused?.code).toBe('too_many');
});

describe('a tournament', () => {
  const now = (seq: number) => ({ is: 'DayNow', day: { seq, now: world.time } }) as { is: string };
  const answered = { is: 'DayAnswered', id: 'a', seq: 6, events: 1, refused: null, message: '' };
  let day: Connection<DayNews, DayAnswered>;
  let badge: string;

  beforeEach(async () => {
    line.stop();
    badge = 'o.1.x';
    world = new World();
    states = [];
    heard = [];
    const hello = () => Promise.resolve({ do: 'DayHello', badge, language: 'pl' } as const);
    const listener = {
      news: (news: DayNews) => heard.push(news as unknown as News),
      link: (state: LinkState) => states.push(state),
    };
    day = new Connection(world, new DayProtocol(hello), listener);
    day.start();
    await settle();
    world.last.onopen?.();
  });

  test('is greeted with the badge, and every later day is news', () => {
    world.last.say(now(5));
    world.last.say(now(5));
    world.last.say(now(6));

    expect(world.last.sent).toEqual([{ do: 'DayHello', badge: 'o.1.x', language: 'pl' }]);
    expect(states).toEqual(['open']);
    expect(heard).toHaveLength(2);
  });

  test('takes an order on the socket, and again after a break, with one id', async () => {
    const given = { do: 'CheckInAll', id: 'a' };
    world.last.say(now(5));
    const answer = day.order(given);
    world.last.cut();
    await world.pass(400);
    world.last.onopen?.();
    world.last.say(now(6));
    world.last.say(answered);

    expect(world.last.sent.slice(1)).toEqual([given]);
    expect((await answer).seq).toBe(6);
    expect(day.unanswered).toBe(0);
  });

  test('an order that came too soon, or while the store was away, is sent again', async () => {
    world.last.say(now(5));
    const answer = day.order({ id: 'a' });
    world.last.say({ is: 'DayWrong', code: 'unavailable', message: '', id: 'a' });
    await world.pass(1_000);
    world.last.say(answered);
    world.last.say(now(6));

    expect(world.last.sent).toHaveLength(3);
    expect((await answer).seq).toBe(6);
  });

  test('an order that may not be is answered with the reason', async () => {
    world.last.say(now(5));
    const answer = day.order({ id: 'a' });
    world.last.say({ is: 'DayWrong', code: 'banned', message: 'No.', id: 'a' });

    expect(await answer).toMatchObject({ seq: null, message: 'No.' });
  });

  test('another badge is shown by calling again', async () => {
    world.last.say(now(5));
    badge = 'p.7.y';
    day.renew();
    await settle();
    world.last.onopen?.();

    expect(world.last.sent[0]).toMatchObject({ badge: 'p.7.y' });
  });

  test('that is not there ends the trying', async () => {
    world.last.cut(4004, 'unknown_tournament');
    await world.pass(60_000);

    expect(states).toEqual(['gone']);
    expect(world.sockets).toHaveLength(1);
  });
});
