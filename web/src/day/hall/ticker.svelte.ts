/** The current time as state, for clocks. */
export class Ticking {
  now = $state(Date.now());
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(every: number) {
    this.timer = setInterval(() => (this.now = Date.now()), every);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
