/** Dates of evenings at regular intervals. */

const DAY_MS = 86_400_000;

/** The date some days later, as YYYY-MM-DD. */
function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export interface Evenings {
  date: string;
  time: string;
  /** The days from one evening to the next. */
  every: number;
  /** Rounds on one evening. */
  atOnce: number;
}

/** When rounds start: only the first of an evening, because the others follow it. */
export function evenings(
  rounds: readonly string[],
  { date, time, every, atOnce }: Evenings,
): Record<string, { date: string; time: string }> {
  const firsts = rounds.filter((_, at) => at % atOnce === 0);
  return Object.fromEntries(firsts.map((round, at) => [round, { date: later(date, at * every), time }]));
}
