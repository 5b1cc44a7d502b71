/** What somebody has solved, on this device: no account is needed, and nothing is sent. */

export interface Solved {
  /** Ids of the puzzles solved, the newest last. */
  solved: string[];
  /** Days whose puzzle was solved, as YYYY-MM-DD, the newest last. */
  days: string[];
  /** Puzzles solved in a row without looking at the answer. */
  row: number;
  bestRow: number;
  bestRush: number;
}

const KEY = 'stolik.puzzles';
const MOST = 5_000;
const MOST_DAYS = 800;
const NOTHING: Solved = { solved: [], days: [], row: 0, bestRow: 0, bestRush: 0 };

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
}

/** Read the stored progress; anything invalid counts as nothing. */
export function readSolved(text: string | null): Solved {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<keyof Solved, unknown>>;
    return {
      solved: texts(found.solved),
      days: texts(found.days),
      row: count(found.row),
      bestRow: count(found.bestRow),
      bestRush: count(found.bestRush),
    };
  } catch {
    return NOTHING;
  }
}

/** A day as YYYY-MM-DD, in local time. */
export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How many days in a row were solved, up to today or yesterday: today is not over. */
export function daysInRow(days: readonly string[], today: Date): number {
  const solved = new Set(days);
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  if (!solved.has(dayOf(day))) day.setDate(day.getDate() - 1);
  let row = 0;
  while (solved.has(dayOf(day))) {
    row += 1;
    day.setDate(day.getDate() - 1);
  }
  return row;
}

class Progress {
  now: Solved = $state.raw(readSolved(stored()));

  isSolved(id: string): boolean {
    return this.now.solved.includes(id);
  }

  /** Record a solved puzzle; `day` if it is that day's puzzle. */
  solve(id: string, day: string | null): void {
    const { solved, days, row, bestRow } = this.now;
    this.keep({
      solved: [...solved.filter((one) => one !== id), id].slice(-MOST),
      days: day && !days.includes(day) ? [...days, day].sort().slice(-MOST_DAYS) : days,
      row: row + 1,
      bestRow: Math.max(bestRow, row + 1),
    });
  }

  /** The answer was looked at: the row starts again. */
  giveUp(): void {
    this.keep({ row: 0 });
  }

  rush(score: number): void {
    this.keep({ bestRush: Math.max(this.now.bestRush, score) });
  }

  private keep(change: Partial<Solved>): void {
    this.now = { ...this.now, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // Storage is full or forbidden: progress lasts until the page is closed.
    }
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const progress = new Progress();
