/** The course of a replay: which frame is shown, by hand or automatically, turn by turn. */
import type { Replay } from '../protocol/types';

type Frame = Replay['frames'][number];
/** Milliseconds between two moves at normal speed. */
const PACE = 1_100;
/** Events that show nothing are skipped at once. */
const DULL_PACE = 60;
const DULL = [
  'TurnStarted',
  'ClockPressed',
  'DealKept',
  'SeatTaken',
  'BotSeated',
  'RoomOpened',
  'GameCreated',
];

export class Course {
  frames = $state.raw<readonly Frame[]>([]);
  index = $state(0);
  playing = $state(false);
  speed = $state(1);
  readonly frame = $derived(this.frames[this.index] ?? null);
  /** Where turns begin. */
  readonly turns = $derived(
    this.frames.flatMap((each, i) => (each.numbered.event.event === 'TurnStarted' ? [i] : [])),
  );
  readonly turn = $derived(this.turns.filter((start) => start <= this.index).length);

  /** Load a game, at the given event or where its first tiles are dealt. */
  take(frames: readonly Frame[], at: number | null): void {
    this.frames = frames;
    const wanted = at === null ? -1 : frames.findIndex((each) => each.numbered.seq >= at);
    const first = frames.findIndex((each) => each.room.game !== null && each.room.game.phase !== 'setup');
    this.index = wanted >= 0 ? wanted : Math.max(0, first);
  }

  step(by: number): void {
    this.playing = false;
    this.index = Math.min(this.frames.length - 1, Math.max(0, this.index + by));
  }

  toTurn(by: number): void {
    this.playing = false;
    const here = this.turns.findLastIndex((start) => start <= this.index);
    const next =
      by > 0 ? this.turns[here + 1] : this.turns[this.turns[here] === this.index ? here - 1 : here];
    this.index = next ?? (by > 0 ? this.frames.length - 1 : 0);
  }

  toEvent(seq: number): void {
    this.playing = false;
    this.index = Math.max(
      0,
      this.frames.findIndex((each) => each.numbered.seq === seq),
    );
  }

  /** Advance automatically while playing; call where effects are allowed. */
  run(): void {
    $effect(() => {
      if (!this.playing || !this.frame) return;
      if (this.index >= this.frames.length - 1) {
        this.playing = false;
        return;
      }
      const wait = DULL.includes(this.frame.numbered.event.event) ? DULL_PACE : PACE / this.speed;
      const timer = setTimeout(() => (this.index += 1), wait);
      return () => clearTimeout(timer);
    });
  }

  /** Arrow keys step, the space bar plays and stops, except while typing in a field. */
  readonly keys = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') this.step(-1);
    else if (event.key === 'ArrowRight') this.step(1);
    else if (event.key === 'ArrowUp') this.toTurn(-1);
    else if (event.key === 'ArrowDown') this.toTurn(1);
    else if (event.key === 'Home') this.step(-this.frames.length);
    else if (event.key === 'End') this.step(this.frames.length);
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) this.playing = !this.playing;
    else return;
    event.preventDefault();
  };
}
