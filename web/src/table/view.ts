/** What one viewer may know of a game, as the server writes it (`core/view.py`); times in milliseconds. */

import type { BotSpeed, PlayHint } from '../protocol/types';

export interface Rules {
  key: string;
  opening_points: number;
  turn_seconds: number | null;
  deal: 'tiles' | 'blocks' | 'stacks';
  redeal_doublets: number | null;
  announcement: 'nothing' | 'spares-higher-penalty';
  timeout: 'revert' | 'accept-valid' | 'salvage';
}

export interface TurnView {
  seat: number;
  deadline: number | null;
  has_drawn: boolean;
  may_claim_time: boolean;
}

export interface SeatScore {
  rack_value: number;
  counted: number;
  reason: 'out' | 'rack' | 'unopened' | 'could_have_opened' | 'announced';
  /** Small points; the winner's are positive in every ruleset. */
  small: number;
  place: number;
  big: number;
}

export interface Score {
  ending: string;
  winners: number[];
  seats: SeatScore[];
}

export interface GameView {
  viewer: { seat: number | null; referee: string | null };
  rules: Rules;
  seats: number;
  number: number;
  phase: 'setup' | 'dealt' | 'turn' | 'between' | 'over';
  starter: number | null;
  deals: number;
  kept: number[];
  table: string;
  racks: string[];
  drawn_last: string | null;
  /** While the viewer has to answer the deal: how close the hand is to the right to a new deal. */
  redeal: { doublets: number; needed: number; may_ask: boolean } | null;
  bank_size: number;
  middle_size: number;
  stacks: Record<string, number>;
  opened: boolean[];
  announced: boolean[];
  turns: number;
  turn: TurnView | null;
  next_seat: number;
  passes: number;
  last_turns: number | null;
  last_turns_because: string | null;
  calls: { seat: number; about: string }[];
  stop: { by: string; reason: string; remaining_ms: number | null } | null;
  ending: string | null;
  score: Score | null;
  seed: string | null;
}

export interface Person {
  name: string;
  /** The level of a bot; null for a person. A bot is always called a bot. */
  bot: string | null;
  /** Whether the person is not connected. */
  away?: boolean;
  /** The rating beside the name, if it is shown. */
  rating?: string;
}

/** What happened in a finished turn, to highlight and replay it. */
export interface Move {
  /** The number of the event, which is unique. */
  seq: number;
  seat: number;
  /** `timed-out`: the time ran out and nothing was laid. */
  kind: 'played' | 'drew' | 'passed' | 'timed-out';
  /** The table before and after. */
  before: string;
  after: string;
  /** Points of an opening; null otherwise. */
  opened: number | null;
}

/** How fast bots play; `now` is null if it is none of the three speeds. */
export interface Pace {
  now: BotSpeed | null;
  set(speed: BotSpeed): void;
}

/** What the server found wrong with a play. */
export interface Violation {
  breach: string;
  tiles: string[];
  meld: number | null;
}

export interface Refused {
  code: string;
  violations: Violation[];
}

export interface Handlers {
  play(table: string): void;
  draw(): void;
  pass(): void;
  pressClock(): void;
  announce(): void;
  claimTime(): void;
  keep(): void;
  redeal(): void;
  chooseStack(stack: number): void;
  /** Null if no referee could come. */
  callReferee: ((about: string) => void) | null;
  /** A hint of a level, or the reason why there is none, in words; null if hints are not allowed. */
  hint: ((level: number) => Promise<PlayHint | string>) | null;
  /** Sends the draft's table to the others; called a few times a second at most. */
  drafted?(table: string): void;
  /** The end of the turn was pressed while something is missing; the table says what, and the caller may say more. */
  tried?(table: string): void;
}
