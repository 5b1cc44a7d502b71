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

/** Rules without a clock: a table that wants one all the same begins with that of the usual tournaments. */
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
    // Not kept, but it works until the page is left.
  }
}

/** The day as it was last seen at a table, for a page that opens without a connection. */
export function keptDay(tournament: string, table: number): Day | null {
  const day = shelved<Partial<Day>>(keyOf(tournament, table, 'day'));
  // Kept by older pages, it may not say by which rules to count.
  return day?.ruleset ? (day as Day) : null;
}
export const keepDay = (tournament: string, table: number, day: Day): void =>
  shelve(keyOf(tournament, table, 'day'), day);

const speaksFor = (player: number): Actor => ({ role: 'player', player, key: '' });

/** What waits for the connection at one table, in whatever round it was written. */
export class Outbox {
  waiting: readonly Waiting<NewCommand>[] = $state.raw([]);
  refused: readonly Refusal[] = $state.raw([]);
  /** The number of the last sheet the server has taken from here. */
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

  /** Whether a sheet from here waits, or the page has not been told yet that the server has taken it. */
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
    // What is so already needs nobody's attention: two taps, or somebody was quicker.
    const done = answer.seq !== null || answer.refused?.code === 'already_so';
    return done ? { done } : { done, message: answer.message };
  }
}

export class TableDevice {
  clock: TurnClock = $state.raw(newClock(4, USUAL_SECONDS));
  /** The game that is being written down. */
  draft: GameDraft = $state(newDraft(4));
  /** Games written down here, as they were sent or wait to be. */
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

  /** Change the clock, and keep it. */
  change(step: (clock: TurnClock, now: number) => TurnClock): void {
    const next = step(this.clock, Date.now());
    if (next === this.clock) return;
    this.clock = next;
    shelve(`${this.key}.clock`, next);
  }

  /** The organiser may change the time for a turn at any time. */
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

  /** The seats without anybody: as the desk knows, and as was said here. */
  absentSeats(away: readonly boolean[]): number[] {
    return this.draft.seats.flatMap((seat, i) => (seat.absent || away[i] ? [i] : []));
  }

  /** Note that somebody is not at the table, or is back. */
  setAbsent(seat: number, absent: boolean): void {
    setAbsent(this.draft, seat, absent);
    this.keepDraft();
  }

  /** Begin the next game; whoever was not there is still not. */
  beginNext(table: TableSeen): void {
    const next = newDraft(table.seats.length);
    const gone = this.games(table).at(-1)?.absent ?? [];
    for (const player of gone) setAbsent(next, table.seats.indexOf(player), true);
    this.begin(next);
  }

  /** The games of the sheet as this device knows them: what was written here is newer than what was told. */
  games(table: TableSeen): TypedGame[] {
    const told = (table.played ?? []).map((game) => game.typed ?? null);
    if (this.outbox.isAhead || told.some((game) => game === null)) return this.written;
    return told as TypedGame[];
  }

  /** Write down a game and send the sheet. */
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
    // The server notes when it hears of it; the time at the table is in the reason.
    const why = new Date().toTimeString().slice(0, 8);
    this.outbox.put(
      { type: 'NoteAnnouncement', by: speaksFor(player), table: table.ref, game, player, why },
      'announcement',
    );
  }
}
