/** The clock of one table: whose turn it is and the time left. Pure, so that it works without a connection. */

/** Why the clock is stopped. */
export type Standing = 'ready' | 'paused' | 'referee' | 'early' | 'over';

export interface TurnClock {
  readonly seats: number;
  /** Milliseconds of a full turn. */
  readonly full: number;
  /** The number of the game, from 1. */
  readonly game: number;
  /** The seat that starts the first game; each later game is started by the next seat. */
  readonly first: number;
  /** The seat whose turn it is. */
  readonly turn: number;
  /** Turns ended in this game. */
  readonly ended: number;
  /** The time left at `since`, or the time left while the clock is stopped. */
  readonly left: number;
  /** When it was started, by the device's own clock; null while it is stopped. */
  readonly since: number | null;
  readonly stands: Standing | null;
  /** "One more turn each" (S-20): how many turns follow the current one; null before that. */
  readonly last: number | null;
  /** How often each seat pressed before drawing (S-11), in the whole round. */
  readonly early: readonly number[];
  /** Announcements of "I open next turn" (M-8). */
  readonly said: readonly Said[];
  /** Seats of absent players: they have no turns. */
  readonly absent: readonly number[];
  /** The turn before, to take back an accidental press. */
  readonly before: { readonly turn: number; readonly left: number; readonly last: number | null } | null;
}

export interface Said {
  readonly game: number;
  readonly seat: number;
  readonly at: number;
  /** The number of the turn in which it was announced, to know whether that was the last one. */
  readonly turn: number;
}

/** Seconds with a sound. */
export const LAST_SECONDS = 10;

export function newClock(seats: number, seconds: number, first = 0): TurnClock {
  return {
    seats,
    full: seconds * 1000,
    game: 1,
    first,
    turn: first % seats,
    ended: 0,
    left: seconds * 1000,
    since: null,
    stands: 'ready',
    last: null,
    early: Array.from({ length: seats }, () => 0),
    said: [],
    absent: [],
    before: null,
  };
}

const isThere = (clock: TurnClock, seat: number): boolean => !clock.absent.includes(seat);
const countThere = (clock: TurnClock): number => clock.seats - clock.absent.length;

/** The seat that plays after another; absent players are skipped. */
export function seatAfter(clock: TurnClock, seat: number = clock.turn, step = 1): number {
  let next = (seat + step) % clock.seats;
  while (!isThere(clock, next) && next !== seat) next = (next + step) % clock.seats;
  return next;
}

/** The seat that plays before the current one. */
export const seatBefore = (clock: TurnClock): number => seatAfter(clock, clock.turn, clock.seats - 1);

/** The seat that starts a game. */
export function starterOf(clock: TurnClock, game: number): number {
  const seat = (clock.first + game - 1) % clock.seats;
  return isThere(clock, seat) ? seat : seatAfter(clock, seat);
}

/** A game needs two players. */
const LEAST_PLAYERS = 2;

/** Whether a seat may be marked as absent. */
export const mayMiss = (clock: TurnClock, seat: number): boolean =>
  !isThere(clock, seat) || countThere(clock) > LEAST_PLAYERS;

/** Note who is absent; if it is an absent player's turn, the next seat gets a full turn. */
export function withAbsent(clock: TurnClock, absent: readonly number[], now: number): TurnClock {
  if (absent.length === clock.absent.length && absent.every((seat) => clock.absent.includes(seat)))
    return clock;
  if (clock.seats - absent.length < LEAST_PLAYERS) return clock;
  const next = { ...clock, absent: [...absent], before: null };
  const last = clock.last === null ? null : Math.min(clock.last, countThere(next));
  if (isThere(next, clock.turn)) return { ...next, last };
  const since = clock.since === null ? null : now;
  return { ...next, last, turn: seatAfter(next), left: clock.full, since };
}

/** The time left in the turn; never negative. */
export function leftAt(clock: TurnClock, now: number): number {
  if (clock.since === null) return clock.left;
  // If the device's clock was set back, the player must not gain time.
  return Math.max(0, clock.left - Math.max(0, now - clock.since));
}

/** The number to show: the last second is 1, and 0 means that time is up. */
export const secondsAt = (clock: TurnClock, now: number): number => Math.ceil(leftAt(clock, now) / 1000);

/** Start the clock: for the first turn of a game, or from where it was stopped. */
export function go(clock: TurnClock, now: number): TurnClock {
  if (clock.since !== null || clock.stands === 'over') return clock;
  return { ...clock, since: now, stands: null };
}

/** Stop the clock, for a pause or the referee. */
export function halt(clock: TurnClock, now: number, why: 'paused' | 'referee'): TurnClock {
  if (clock.stands === 'ready' || clock.stands === 'over') return clock;
  return { ...clock, left: leftAt(clock, now), since: null, stands: why };
}

/** End the turn: the next seat gets its full time, or the game is over. */
export function press(clock: TurnClock, now: number): TurnClock {
  if (clock.since === null) return clock;
  const before = { turn: clock.turn, left: leftAt(clock, now), last: clock.last };
  const ended = clock.ended + 1;
  if (clock.last === 0) return { ...clock, left: before.left, since: null, stands: 'over', ended, before };
  return {
    ...clock,
    turn: seatAfter(clock),
    left: clock.full,
    since: now,
    ended,
    last: clock.last === null ? null : clock.last - 1,
    before,
  };
}

/** Take back an accidental press: the turn before continues with the time it had, stopped at first. */
export function takeBack(clock: TurnClock): TurnClock {
  const { before } = clock;
  if (!before) return clock;
  return {
    ...clock,
    turn: before.turn,
    left: before.left,
    last: before.last,
    since: null,
    stands: 'paused',
    ended: clock.ended - 1,
    before: null,
  };
}

/**
 * The player before pressed without having drawn (S-11): the clock stops while the tile is drawn, and the turn
 * begins again with its full time. The mistake is counted.
 */
export function pressedEarly(clock: TurnClock): TurnClock {
  if (clock.ended === 0 || clock.stands === 'ready' || clock.stands === 'over') return clock;
  const guilty = seatBefore(clock);
  const early = clock.early.map((count, seat) => (seat === guilty ? count + 1 : count));
  return { ...clock, early, left: clock.full, since: null, stands: 'early', before: null };
}

/** Correct whose turn it is; the seat gets its full time and waits for a press. */
export function correct(clock: TurnClock, seat: number): TurnClock {
  const stands = clock.stands === 'ready' ? 'ready' : 'paused';
  return { ...clock, turn: seat, left: clock.full, since: null, stands, before: null };
}

/** Record which seat starts the first game; it can be corrected until a game has started. */
export function drawStart(clock: TurnClock, seat: number): TurnClock {
  if (clock.stands !== 'ready') return clock;
  const first = (seat - (clock.game - 1) + clock.seats * clock.game) % clock.seats;
  return { ...clock, first, turn: seat };
}

/** The round's time is up, or the bank is empty: the current turn, and one more each (S-20, I-7). */
export function oneMoreEach(clock: TurnClock): TurnClock {
  if (clock.last !== null || clock.stands === 'over') return clock;
  return { ...clock, last: clock.stands === 'ready' ? countThere(clock) - 1 : countThere(clock) };
}

/** The bank is empty in rules without further turns: the current turn is the last (M-9, I-7). */
export function lastTurnNow(clock: TurnClock): TurnClock {
  return clock.stands === 'over' ? clock : { ...clock, last: 0 };
}

/** The round has more time, or the bank was not empty: the game continues as before. */
export function notLast(clock: TurnClock): TurnClock {
  return clock.stands === 'over' ? clock : { ...clock, last: null };
}

/** Somebody went out, or the game ended otherwise. */
export function endGame(clock: TurnClock, now: number): TurnClock {
  if (clock.stands === 'over') return clock;
  return { ...clock, left: leftAt(clock, now), since: null, stands: 'over', before: null };
}

/** The game was not over after all. */
export function reopen(clock: TurnClock): TurnClock {
  return clock.stands === 'over' ? { ...clock, stands: clock.ended ? 'paused' : 'ready', last: null } : clock;
}

/** Prepare the next game; the start moves to the next seat. */
export function prepare(clock: TurnClock, game: number): TurnClock {
  return {
    ...clock,
    game,
    turn: starterOf(clock, game),
    ended: 0,
    left: clock.full,
    since: null,
    stands: 'ready',
    last: null,
    before: null,
  };
}

/** The player in turn says "I open next turn" (M-8). */
export function announce(clock: TurnClock, now: number): TurnClock {
  if (clock.stands === 'ready' || clock.stands === 'over') return clock;
  const again = clock.said.some((each) => each.game === clock.game && each.turn === clock.ended);
  if (again) return clock;
  return {
    ...clock,
    said: [...clock.said, { game: clock.game, seat: clock.turn, at: now, turn: clock.ended }],
  };
}

/** Whether a seat announced it in its last turn of a finished game. */
export function saidInLastTurn(clock: TurnClock, seat: number): boolean {
  return clock.said.some(
    (each) => each.game === clock.game && each.seat === seat && clock.ended - each.turn <= countThere(clock),
  );
}

/** Change the seconds of a turn, from the next turn on. */
export function withSeconds(clock: TurnClock, seconds: number): TurnClock {
  const full = seconds * 1000;
  if (full === clock.full) return clock;
  return { ...clock, full, left: clock.stands === 'ready' ? full : clock.left };
}

/** A stored clock; null if it is invalid or belongs to another table. */
export function readClock(text: string | null, seats: number): TurnClock | null {
  if (!text) return null;
  try {
    const kept = JSON.parse(text) as Partial<TurnClock>;
    const numbers = [kept.full, kept.game, kept.first, kept.turn, kept.ended, kept.left];
    if (kept.seats !== seats || numbers.some((each) => typeof each !== 'number' || each < 0)) return null;
    if (!Array.isArray(kept.early) || !Array.isArray(kept.said) || (kept.turn ?? 0) >= seats) return null;
    return { ...newClock(seats, 1), ...(kept as TurnClock) };
  } catch {
    return null;
  }
}
