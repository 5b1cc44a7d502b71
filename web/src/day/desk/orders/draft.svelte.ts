/** A form at the desk: it follows the desk until somebody types, and then keeps what was typed. */
import type { Acting } from './desk-orders.svelte';
import { draftBasis, type DraftBasis } from './draft-basis.svelte';

interface Kept {
  value: unknown;
  seen: number;
}

/** What was typed and not saved, of all desks of this visit: turning to another part loses nothing. */
const kept = new Map<string, Kept>();

export class Draft<T> {
  value: T = $state() as T;
  /** Whether there is unsaved input. */
  touched = $state(false);
  private readonly key: string;
  private readonly basis: DraftBasis;

  /** `fresh` returns what the desk has now; `name` tells the forms of a desk apart. */
  constructor(act: Acting, name: string, fresh: () => T) {
    this.key = `${act.live.id}/${name}`;
    const before = kept.get(this.key);
    this.value = before ? (before.value as T) : fresh();
    this.touched = before !== undefined;
    this.basis = draftBasis(act, () => this.touched, before?.seen);
    $effect(() => {
      const now = fresh();
      if (!this.touched) this.value = now;
    });
    $effect(() => {
      if (this.touched) this.keep($state.snapshot(this.value) as T);
      else kept.delete(this.key);
    });
  }

  readonly touch = (): void => {
    this.touched = true;
  };

  /** Drop what was typed and show what the desk has. */
  readonly discard = (): void => {
    this.touched = false;
  };

  /** Send it with the last event known when typing began; returns why it was refused, or an empty text. */
  async save(send: (value: T, seen: number) => Promise<string>): Promise<string> {
    const value = $state.snapshot(this.value) as T;
    const refused = this.basis.renew(await send(value, this.basis.seen));
    if (refused) this.keep(value);
    else this.touched = false;
    return refused;
  }

  private keep(value: T): void {
    kept.set(this.key, { value, seen: this.basis.seen });
  }
}
