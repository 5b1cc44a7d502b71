/** The pages of the television board: what can be read from ten metres, in order. */
import type { Day, PersonSeen, RoundSeen, StageSeen, Standing, TableSeen } from '../../../protocol/day';
import { nameOf, roundNow, seatIn } from '../lookups';
import { stageNow } from '../../lookups';

export interface SeatLine {
  person: PersonSeen;
  name: string;
  table: number;
  letter: string;
}

export type BoardPage = { key: string; of: number; at: number } & (
  | { kind: 'welcome' }
  | { kind: 'podium'; lines: Standing[] }
  | { kind: 'tables'; stage: StageSeen; round: RoundSeen; tables: TableSeen[] }
  | { kind: 'names'; stage: StageSeen; round: RoundSeen; lines: SeatLine[] }
  | { kind: 'standings'; stage: StageSeen; lines: Standing[]; final: boolean }
);

/** How many entries fit on a page; three columns of names, two of standings. */
export const FITS = { tables: 8, names: 30, standings: 20 } as const;
const PODIUM = 3;
/** A loopback address is no use for phones in the hall. */
export const reachable = (host: string): boolean => !/^(localhost|127\.|\[::1\])/.test(host);
/** How long a page is shown, in milliseconds: long pages are shown longer. */
export const STAYS = {
  welcome: 15_000,
  podium: 25_000,
  tables: 14_000,
  names: 16_000,
  standings: 16_000,
} as const;

/** Split so that pages are about equally full: 13 entries with room for 12 give 7 and 6. */
export function inPages<T>(all: readonly T[], fits: number): T[][] {
  const pages = Math.ceil(all.length / fits);
  if (pages === 0) return [];
  const size = Math.ceil(all.length / pages);
  return Array.from({ length: pages }, (_, i) => all.slice(i * size, (i + 1) * size));
}

/** The tables of a round in one hall; all of them on a board for everybody. */
export const tablesIn = (round: RoundSeen, hall: string): TableSeen[] =>
  round.tables.filter((table) => !hall || table.hall === hall);

export function boardPages(day: Day, language: string, hall = ''): BoardPage[] {
  const pages: BoardPage[] = [];
  const now = roundNow(day);
  const stage = stageNow(day);
  if (now && !now.round.over && !day.closed) {
    const { stage: on, round } = now;
    const here = tablesIn(round, hall);
    const lines = here
      .flatMap((table) => table.seats)
      .flatMap((player): SeatLine[] => {
        const person = day.people.find((each) => each.player === player);
        const seat = seatIn(round, player);
        return person && seat
          ? [{ person, name: nameOf(day, player), table: seat.table.ref.table, letter: seat.letter }]
          : [];
      })
      .sort((a, b) => a.name.localeCompare(b.name, language));
    pages.push(
      ...numbered('tables', inPages(here, FITS.tables), (tables) => ({
        kind: 'tables' as const,
        stage: on,
        round,
        tables,
      })),
      // A single table has just been shown with everybody.
      ...numbered('names', here.length > 1 ? inPages(lines, FITS.names) : [], (part) => ({
        kind: 'names' as const,
        stage: on,
        round,
        lines: part,
      })),
    );
  }
  if (day.closed) {
    const best = day.ranking.filter((line) => line.place <= PODIUM);
    // If many share a place, they are only in the list.
    if (best.length > 0 && best.length <= PODIUM + 1)
      pages.push({ kind: 'podium', key: 'podium', at: 1, of: 1, lines: best });
  }
  const standings = day.closed ? day.ranking : (stage?.standings ?? []);
  if (stage && standings.some((line) => line.games > 0))
    pages.push(
      ...numbered('standings', inPages(standings, FITS.standings), (lines) => ({
        kind: 'standings' as const,
        stage,
        lines,
        final: day.closed,
      })),
    );
  return pages.length > 0 ? pages : [{ kind: 'welcome', key: 'welcome', at: 1, of: 1 }];
}

function numbered<T, P>(
  name: string,
  parts: readonly T[],
  page: (part: T) => P,
): (P & { key: string; at: number; of: number })[] {
  return parts.map((part, i) => ({ ...page(part), key: `${name}-${i}`, at: i + 1, of: parts.length }));
}
