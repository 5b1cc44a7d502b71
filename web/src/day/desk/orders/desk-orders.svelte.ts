/** Orders at the desk: refusals are shown where the order was given, and every order can be undone. */
import { getContext, setContext, tick } from 'svelte';
import type { Day, Desk, Role } from '../../../protocol/day';
import { t } from '../../../words/words.svelte';
import type { LiveDay, NewCommand, NewDayOrder } from '../../live-day.svelte';
import { readable } from '../names';

interface Told {
  /** The events of the step, the last first. */
  events: number[];
  /** How many things it did. */
  things: number;
  /** What could not be undone, and why. */
  trouble: string;
}

const SHOWN = 9_000;
const KEY = Symbol('acting');

export class Acting {
  told: Told | null = $state.raw(null);
  /** The last event known when the open question was opened; null if there is none. */
  basis: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly live: LiveDay,
    private readonly seen: () => Day,
    private readonly at: () => Desk,
  ) {}

  get day(): Day {
    return this.seen();
  }
  get desk(): Desk {
    return this.at();
  }
  get role(): Role {
    return this.desk.role;
  }
  /** Whether we lead the tournament: most commands are for organisers and head referees. */
  get leads(): boolean {
    return this.role === 'organiser' || this.role === 'head-referee';
  }
  /** Whether we may rule: helpers check in and type score sheets only. */
  get rules(): boolean {
    return this.role !== 'helper';
  }
  /** The last action, in the words of the log. */
  get text(): string {
    const last = this.told?.events[0];
    const text = readable(this.desk.log.find((line) => line.number === last)?.text ?? t('day-done'));
    const more = (this.told?.things ?? 1) - 1;
    return more > 0 ? t('day-done-more', { text, count: more }) : text;
  }

  /** Whether it can be undone: erased data cannot. */
  get mayUndo(): boolean {
    const events = this.told?.events ?? [];
    return this.desk.log.every((line) => line.may_undo || !events.includes(line.number));
  }

  /** Give an order about a number of things; returns why it was refused, or an empty text. */
  async order(what: NewDayOrder, things = 1): Promise<string> {
    const answer = await this.live.order(what);
    const last = answer.seq;
    if (last === null) return answer.message || t('problem-unknown');
    this.tell({ events: Array.from({ length: answer.events }, (_, i) => last - i), things, trouble: '' });
    return '';
  }

  /** `seen` is the last event known when typing began: what another desk changed since is not overwritten. */
  do(command: NewCommand, seen: number = this.basis ?? this.day.seq): Promise<string> {
    return this.order({ do: 'Do', command: { by: { role: 'player' }, ...command }, seen } as NewDayOrder);
  }

  /** Do several things as one step: if one is refused, those before it can still be undone. */
  async all(commands: readonly NewCommand[]): Promise<string> {
    const events: number[] = [];
    let refused = '';
    for (const command of commands) {
      refused = await this.do(command);
      if (refused) break;
      events.unshift(...(this.told?.events ?? []));
    }
    if (events.length > 0) this.tell({ events, things: events.length, trouble: '' });
    return refused;
  }

  /** Undo one event. */
  undo(event: number, why: string): Promise<string> {
    return this.do({ type: 'Undo', event, why });
  }

  /** Undo the last step. */
  async undoTold(): Promise<void> {
    for (const event of this.told?.events ?? []) {
      const trouble = await this.undo(event, t('day-undo-slip'));
      if (trouble) {
        this.tell({ events: [], things: 0, trouble });
        return;
      }
    }
    this.hide();
  }

  /** Wait until the page shows the last change. */
  async shown(): Promise<void> {
    await tick(); // an order is answered when its events have arrived
  }

  hide(): void {
    clearTimeout(this.timer);
    this.told = null;
  }

  private tell(told: Told): void {
    clearTimeout(this.timer);
    this.told = told;
    this.timer = setTimeout(() => (this.told = null), SHOWN);
  }
}

export const provideActing = (acting: Acting): Acting => setContext(KEY, acting);
export const acting = (): Acting => getContext<Acting>(KEY);
