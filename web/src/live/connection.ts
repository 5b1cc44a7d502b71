/**
 * One connection that mends itself, to a room or to a tournament: a greeting, then news. Orders wait until they
 * are answered, and are sent again with the same ids after every break. What differs is the `Protocol`.
 */

export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Outside {
  open(): SocketLike;
  now(): number;
  random(): number;
  later(what: () => void, ms: number): unknown;
  cancel(handle: unknown): void;
}

/**
 * `first`: not connected yet; `open`; `quiet`: nothing received for a while; `lost`: reconnecting;
 * `gone`: the server has nothing for us here, and reconnecting would not help.
 */
export type LinkState = 'first' | 'open' | 'quiet' | 'lost' | 'gone';

/** What a message means for the connection; `other` is only for the listener. */
export type Meaning<Answer> =
  | { is: 'greeting' | 'state'; seq: number; now: number }
  | { is: 'answer'; answer: Answer }
  | { is: 'ping'; now: number; pong: object }
  /** A message could not be read or executed; `answer` is the answer to its order. */
  | { is: 'wrong'; code: string; answer: Answer | null }
  | { is: 'other' };

/** The protocol of a connection. */
export interface Protocol<News, Answer> {
  /** The first message, with the last known number; it may have to request something first. */
  hello(seq: number): Promise<object>;
  meaningOf(news: News, greeted: boolean): Meaning<Answer>;
  /** Codes after which reconnecting does not help. */
  readonly hopeless: ReadonlySet<string>;
  /** Codes of temporary refusals: the order is sent again. */
  readonly passing: ReadonlySet<string>;
}

export interface Listener<News> {
  news(news: News): void;
  link(state: LinkState, code: string | null): void;
}

interface Waiting<Answer> {
  order: { id: string };
  answer: (answer: Answer) => void;
}

/** An executed order whose events have not arrived yet. */
interface Done {
  seq: number;
  tell: () => void;
}

const QUIET_AFTER = 9_000;
const DROP_AFTER = 20_000;
/** When the user returns to the page, reconnect after this much silence: the phone may have slept. */
const STALE_AFTER = 7_000;
/** How long an answer waits for its events at most. */
const NEWS_AFTER_ANSWER = 3_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
/** After a temporary refusal the order is sent again after this time. */
const AGAIN_AFTER = 1_000;
/** The meaning of the server's close codes; the close reason is more exact. */
const CLOSED: Readonly<Record<number, string>> = { 4003: 'not_allowed', 4004: 'no_such_room' };
const SAMPLES = 24;

export class Connection<News, Answer extends { id: string; seq: number | null }> {
  state: LinkState = 'first';
  seq = 0;
  private socket: SocketLike | null = null;
  private readonly waiting = new Map<string, Waiting<Answer>>();
  private done: Done[] = [];
  private tries = 0;
  private heard = 0;
  private greeted = false;
  private ended = false;
  private retry: unknown = null;
  private watch: unknown = null;
  private calling = 0;
  private offsets: number[] = [];

  constructor(
    private readonly outside: Outside,
    private readonly protocol: Protocol<News, Answer>,
    private readonly listener: Listener<News>,
  ) {}

  start(): void {
    this.look();
    void this.call();
  }

  /** Close the connection for good. */
  stop(): void {
    this.ended = true;
    this.outside.cancel(this.retry);
    this.outside.cancel(this.watch);
    this.hangUp();
  }

  /** How far the server's clock is ahead of ours: the least delayed message gives the best estimate. */
  get offset(): number {
    return this.offsets.length ? Math.max(...this.offsets) : 0;
  }

  /**
   * Give an order; resolves with its answer, also after reconnecting, and not before its events have arrived:
   * otherwise a button pressed twice in a hurry would act twice.
   */
  order(order: { id: string }): Promise<Answer> {
    return new Promise((answer) => {
      this.waiting.set(order.id, { order, answer });
      if (this.greeted) this.write(order);
    });
  }

  /** Send a message that is not worth repeating. */
  mention(message: object): void {
    if (this.greeted) this.write(message);
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  /** The page is visible again, or the network is back: reconnect now instead of waiting. */
  wake(): void {
    if (this.ended || this.state === 'gone') return;
    const silent = this.outside.now() - this.heard;
    if (this.greeted && silent < STALE_AFTER) return;
    this.callAnew();
  }

  /** Our identity or language has changed: greet the server again. */
  renew(): void {
    if (this.ended && this.state !== 'gone') return;
    if (this.state === 'gone') {
      // A room closed to a guest may be open to an account.
      this.ended = false;
      this.look();
    }
    this.callAnew();
  }

  private callAnew(): void {
    this.hangUp();
    this.tries = 0;
    this.outside.cancel(this.retry);
    void this.call();
  }

  private async call(): Promise<void> {
    const mine = ++this.calling;
    let hello: object;
    try {
      hello = await this.protocol.hello(this.seq);
    } catch (error) {
      if (mine === this.calling && !this.ended) this.fail(codeOf(error));
      return;
    }
    if (mine !== this.calling || this.ended) return;
    const socket = this.outside.open();
    this.socket = socket;
    this.heard = this.outside.now();
    socket.onopen = () => {
      if (socket === this.socket) this.write(hello);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket && typeof data === 'string') this.hear(JSON.parse(data) as News);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.socket) this.fail(CLOSED[code] === undefined ? null : reason || CLOSED[code]);
    };
  }

  private hear(news: News): void {
    this.heard = this.outside.now();
    if (this.state === 'quiet') this.become('open');
    const meaning = this.protocol.meaningOf(news, this.greeted);
    switch (meaning.is) {
      case 'greeting':
        this.greet(meaning.seq, meaning.now);
        this.listener.news(news);
        this.tellDone();
        return;
      case 'state':
        this.setClock(meaning.now);
        if (meaning.seq <= this.seq) return; // already reported before the connection was lost
        this.seq = meaning.seq;
        this.listener.news(news);
        this.tellDone();
        return;
      case 'answer':
        this.answered(meaning.answer);
        break;
      case 'ping':
        this.setClock(meaning.now);
        this.write(meaning.pong);
        return;
      case 'wrong':
        if (!this.greeted && this.protocol.hopeless.has(meaning.code)) {
          this.giveUp(meaning.code);
          return;
        }
        if (this.protocol.passing.has(meaning.code))
          this.outside.later(() => this.writeWaiting(), AGAIN_AFTER);
        else if (meaning.answer) this.answered(meaning.answer);
        break;
      case 'other':
        break;
    }
    this.listener.news(news);
  }

  private greet(seq: number, now: number): void {
    this.greeted = true;
    this.tries = 0;
    this.seq = seq;
    this.offsets = []; // the clock of a machine that slept may have changed
    this.setClock(now);
    this.become('open');
    this.writeWaiting();
  }

  private writeWaiting(): void {
    if (!this.greeted) return;
    for (const { order } of this.waiting.values()) this.write(order);
  }

  private answered(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (!waiting) return;
    const tell = () => {
      waiting.answer(answer);
    };
    const seq = answer.seq ?? 0;
    if (seq <= this.seq) {
      tell();
      return;
    }
    const done = { seq, tell };
    this.done.push(done);
    this.outside.later(() => {
      if (this.done.includes(done)) this.tellDone(done.seq);
    }, NEWS_AFTER_ANSWER);
  }

  private tellDone(seen = this.seq): void {
    const told = this.done.filter(({ seq }) => seq <= seen);
    this.done = this.done.filter(({ seq }) => seq > seen);
    for (const { tell } of told) tell();
  }

  private setClock(now: number): void {
    this.offsets.push(now - this.outside.now());
    if (this.offsets.length > SAMPLES) this.offsets.shift();
  }

  private write(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    this.calling++;
    socket?.close(1000);
  }

  private fail(code: string | null): void {
    this.hangUp();
    if (this.ended) return;
    if (code !== null && this.protocol.hopeless.has(code)) {
      this.giveUp(code);
      return;
    }
    this.become('lost');
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // Half of the delay is random: after a restart not all clients should connect at once.
    this.retry = this.outside.later(() => void this.call(), longest * (0.5 + this.outside.random() / 2));
  }

  private giveUp(code: string): void {
    this.become('gone', code);
    this.stop();
  }

  private look(): void {
    this.watch = this.outside.later(() => {
      const silent = this.outside.now() - this.heard;
      if (this.socket && silent > DROP_AFTER) this.fail(null);
      else if (this.greeted && silent > QUIET_AFTER) this.become('quiet');
      if (!this.ended) this.look();
    }, 1_000);
  }

  private become(state: LinkState, code: string | null = null): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.link(state, code);
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
