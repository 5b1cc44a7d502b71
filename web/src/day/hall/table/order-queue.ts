/** Orders that wait for the connection: stored on the device, sent in order, each once by its id. */

export interface Waiting<Order> {
  readonly id: string;
  readonly order: Order;
  /** When it was given, by the device's clock. */
  readonly at: number;
  /** What it is about, as a message key. */
  readonly about: string;
}

export interface Refusal {
  readonly id: string;
  readonly about: string;
  readonly message: string;
}

/** The server's answer: done, or refused with the reason in words. */
export type Answer = { readonly done: true } | { readonly done: false; readonly message: string };

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** Sends one order; throws if the server cannot be reached. */
export type Send<Order> = (order: Order, id: string) => Promise<Answer>;

/** Called after every change. */
export type Told<Order> = (waiting: readonly Waiting<Order>[], refused: readonly Refusal[]) => void;

export class Queue<Order> {
  #waiting: readonly Waiting<Order>[];
  #refused: readonly Refusal[] = [];
  #sending: Promise<void> | null = null;

  constructor(
    private readonly shelf: Shelf,
    private readonly key: string,
    private readonly send: Send<Order>,
    private readonly told: Told<Order> = () => undefined,
  ) {
    this.#waiting = this.#read();
    this.#tell();
  }

  get waiting(): readonly Waiting<Order>[] {
    return this.#waiting;
  }

  get refused(): readonly Refusal[] {
    return this.#refused;
  }

  /** Store an order, and send it as soon as possible. */
  add(item: Waiting<Order>): Promise<void> {
    this.#waiting = [...this.#waiting, item];
    this.#write();
    return this.flush();
  }

  /** Send waiting orders, the oldest first; those that cannot be sent now keep waiting. */
  flush(): Promise<void> {
    this.#sending ??= this.#work().finally(() => (this.#sending = null));
    return this.#sending;
  }

  /** Dismiss the reason after it was read. */
  forget(id: string): void {
    this.#refused = this.#refused.filter((each) => each.id !== id);
    this.#tell();
  }

  async #work(): Promise<void> {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      let answer: Answer;
      try {
        answer = await this.send(next.order, next.id);
      } catch {
        return; // the connection is lost: the next attempt begins with the same order
      }
      const { id, about } = next;
      this.#waiting = this.#waiting.filter((each) => each.id !== id);
      if (!answer.done)
        this.#refused = [
          ...this.#refused.filter((each) => each.about !== about),
          { id, about, message: answer.message },
        ];
      else this.#refused = this.#refused.filter((each) => each.about !== about);
      this.#write();
    }
  }

  #read(): Waiting<Order>[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.getItem(this.key) ?? '[]');
      if (!Array.isArray(kept)) return [];
      return kept.filter(
        (each: Partial<Waiting<Order>> | null) => each?.id && each.order,
      ) as Waiting<Order>[];
    } catch {
      return [];
    }
  }

  #write(): void {
    try {
      this.shelf.setItem(this.key, JSON.stringify(this.#waiting));
    } catch {
      // Storage is full or forbidden: the queue lasts as long as the page.
    }
    this.#tell();
  }

  #tell(): void {
    this.told(this.#waiting, this.#refused);
  }
}
