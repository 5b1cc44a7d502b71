/** The device at a table in one round: its clock, the game being entered, and what is waiting to be sent. */
import { DEFAULT_RULES, turnSeconds } from '../../../parts/rules/rules';
import { newId } from '../../../live/api';
import type { Actor, Day, TableSeen, TypedGame } from '../../../protocol/day';
import type { LiveDay, NewCommand } from '../../live-day.svelte';
import { newDraft, type GameDraft } from '../counting/game-draft';
import { setAbsent } from '../entry/entry-steps';
import { Queue, type Answer, type Refusal, type Waiting } from './order-queue';
import { refKey } from '../lookups';
import { newClock, readClock, withSeconds, type TurnClock } from '../clock/turn-clock';

/** For rules without a clock: a table that still wants one starts with the clock of most tournaments. */
const USUAL_SECONDS = turnSeconds(DEFAULT_RULES) ?? 0;

const keyOf = (tournament: string, ...rest: (string | number)[]) =>
  ['stolik.hall', tournament, ...rest].join('.');

function shelved<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function shelve(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not stored, but it works until the page is closed.
  }
}

/** The last known day of a table, for a page that opens without a connection. */
export function keptDay(tournament: string, table: number): Day | null {
  const day = shelved<Partial<Day>>(keyOf(tournament, table, 'day'));
  // Stored by an older page, it may lack the rules for counting.
  return day?.ruleset ? (day as Day) : null;
}
export const keepDay = (tournament: string, table: number, day: Day): void =>
  shelve(keyOf(tournament, table, 'day'), day);

const speaksFor = (player: number): Actor => ({ role: 'player', player, key: '' });

/** Orders of one table that wait for the connection, from any round. */
export class Outbox {
  waiting: readonly Waiting<NewCommand>[] = $state.raw([]);
  refused: readonly Refusal[] = $state.raw([]);
  /** The number of the last sheet that the server has accepted from here. */
  private taken = $state(0);
  private readonly queue: Queue<NewCommand>;

  constructor(
    private readonly live: LiveDay,
    table: number,
  ) {
    this.queue = new Queue<NewCommand>(
      localStorage,
      keyOf(live.id, table, 'queue'),
      (command, id) => this.send(command, id),
      (waiting, refused) => {
        this.waiting = waiting;
        this.refused = refused;
      },
    );
  }

  /** Whether a sheet waits here, or was accepted by the server but has not come back to the page yet. */
  get isAhead(): boolean {
    return this.waiting.some((each) => each.about === 'sheet') || (this.live.day?.seq ?? 0) < this.taken;
  }

  put(command: NewCommand, about: string): void {
    void this.queue.add({ id: newId(), order: command, at: Date.now(), about });
  }

  flush(): void {
    if (this.waiting.length > 0) void this.queue.flush();
  }

  forget(id: string): void {
    this.queue.forget(id);
  }

  private async send(command: NewCommand, id: string): Promise<Answer> {
    const answer = await this.live.do(command, id);
    if (command.type === 'EnterSheet') this.taken = Math.max(this.taken, answer.seq ?? 0);
    // What is already done needs no attention: a double tap, or somebody was quicker.
    const done = answer.seq !== null || answer.refused?.code === 'already_so';
    return done ? { done } : { done, message: answer.message };
  }
}

export class TableDevice {
  clock: TurnClock = $state.raw(newClock(4, USUAL_SECONDS));
  /** The game being entered. */
  draft: GameDraft = $state(newDraft(4));
  /** Games entered here, sent or still waiting. */
  private written: TypedGame[] = $state.raw([]);
  private readonly key: string;

  constructor(
    private readonly tournament: string,
    day: Day,
    table: TableSeen,
    readonly outbox: Outbox,
  ) {
    this.key = keyOf(tournament, refKey(table));
    const seats = table.seats.length;
    const seconds = day.turn_seconds ?? USUAL_SECONDS;
    const kept = readClock(JSON.stringify(shelved(`${this.key}.clock`)), seats);
    const begun = newClock(seats, seconds);
    const entered = table.played?.length ?? 0;
    this.clock = kept ?? { ...begun, game: Math.min(entered + 1, table.games) };
    const draft = shelved<GameDraft>(`${this.key}.draft`);
    this.draft = draft?.seats.length === seats ? draft : newDraft(seats);
    this.written = shelved<TypedGame[]>(`${this.key}.games`) ?? [];
  }

  /** Change the clock and store it. */
  change(step: (clock: TurnClock, now: number) => TurnClock): void {
    const next = step(this.clock, Date.now());
    if (next === this.clock) return;
    this.clock = next;
    shelve(`${this.key}.clock`, next);
  }

  /** The organiser may change the time of a turn at any time. */
  follow(day: Day): void {
    const seconds = day.turn_seconds ?? USUAL_SECONDS;
    this.change((clock) => withSeconds(clock, seconds));
  }

  keepDraft(): void {
    shelve(`${this.key}.draft`, $state.snapshot(this.draft));
  }

  begin(draft: GameDraft): void {
    this.draft = draft;
    this.keepDraft();
  }

  /** Seats of absent players: as the desk knows, and as entered here. */
  absentSeats(away: readonly boolean[]): number[] {
    return this.draft.seats.flatMap((seat, i) => (seat.absent || away[i] ? [i] : []));
  }

  /** Mark a player as absent or back. */
  setAbsent(seat: number, absent: boolean): void {
    setAbsent(this.draft, seat, absent);
    this.keepDraft();
  }

  /** Begin the next game; absent players stay absent. */
  beginNext(table: TableSeen): void {
    const next = newDraft(table.seats.length);
    const gone = this.games(table).at(-1)?.absent ?? [];
    for (const player of gone) setAbsent(next, table.seats.indexOf(player), true);
    this.begin(next);
  }

  /** The games of the sheet as this device knows them: games entered here are newer than those from the server. */
  games(table: TableSeen): TypedGame[] {
    const told = (table.played ?? []).map((game) => game.typed ?? null);
    if (this.outbox.isAhead || told.some((game) => game === null)) return this.written;
    return told as TypedGame[];
  }

  /** Enter a game and send the sheet. */
  enter(table: TableSeen, at: number, game: TypedGame, by: number): void {
    const games = [...this.games(table)];
    games[at] = game;
    this.written = games;
    shelve(`${this.key}.games`, games);
    this.outbox.put(
      {
        type: 'EnterSheet',
        by: speaksFor(by),
        table: table.ref,
        games,
        partial: games.length < table.games,
      },
      'sheet',
    );
    this.beginNext(table);
  }

  confirm(table: TableSeen, player: number): void {
    this.outbox.put({ type: 'ConfirmSheet', by: speaksFor(player), table: table.ref }, `confirm-${player}`);
  }

  call(table: TableSeen, player: number, about: string): void {
    this.outbox.put({ type: 'CallReferee', by: speaksFor(player), table: table.ref, why: about }, 'call');
  }

  note(table: TableSeen, game: number, player: number): void {
    // The server records when it receives this; the time at the table is in the reason.
    const why = new Date().toTimeString().slice(0, 8);
    this.outbox.put(
      { type: 'NoteAnnouncement', by: speaksFor(player), table: table.ref, game, player, why },
      'announcement',
    );
  }
}
