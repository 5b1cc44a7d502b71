/** Lookups in a tournament: who sits where, and what a player has achieved. */
import type {
  Day,
  GameLine,
  PersonSeen,
  RoundSeen,
  StageSeen,
  Standing,
  TableSeen,
} from '../../protocol/day';
import { LETTERS } from '../../parts/rules/rules';
import { withMinus } from '../../parts/text/numbers';
import { plain } from '../../words/marks';
import { personOf } from '../lookups';
import { isOutstanding } from '../postponed';
import { t } from '../../words/words.svelte';

/** The name as this page may show it; the starting number if there is none. */
export const nameOf = (day: Day, player: number): string =>
  personOf(day, player)?.name || t('hall-nameless', { number: player });

/** The last visible round; after a cut it is the last one of the previous stage. */
export function roundNow(day: Day): { stage: StageSeen; round: RoundSeen } | null {
  for (const stage of [...day.stages].reverse()) {
    const round = stage.drawn?.at(-1);
    if (round) return { stage, round };
  }
  return null;
}

export function tableNow(day: Day, number: number): TableSeen | null {
  return roundNow(day)?.round.tables.find((table) => table.ref.table === number) ?? null;
}

/** Postponed tables of this number in earlier rounds: they are played here too, on their day. */
export function lateTables(
  day: Day,
  number: number,
): { stage: StageSeen; round: RoundSeen; table: TableSeen }[] {
  const now = roundNow(day)?.round;
  return day.stages.flatMap((stage) =>
    (stage.drawn ?? [])
      .filter((round) => round !== now)
      .flatMap((round) =>
        round.tables
          .filter((table) => table.ref.table === number && isOutstanding(table))
          .map((table) => ({ stage, round, table })),
      ),
  );
}

export const refKey = (table: TableSeen): string =>
  `${table.ref.stage}.${table.ref.round}.${table.ref.table}`;

export interface Seat {
  table: TableSeen;
  letter: string;
}

/** A player's seat in a round; null if they sit out or do not play. */
export function seatIn(round: RoundSeen, player: number): Seat | null {
  for (const table of round.tables) {
    const at = table.seats.indexOf(player);
    if (at >= 0) return { table, letter: LETTERS[at] ?? '' };
  }
  return null;
}

/** Big points after deductions, with a real minus sign. */
export const netText = (line: Pick<Standing, 'big' | 'deducted'>): string =>
  withMinus(line.big - line.deducted);

export interface Played {
  stage: StageSeen;
  round: number;
  table: TableSeen;
  letter: string;
  /** One result for each game on the sheet; null for a void game. */
  games: (GameLine | null)[];
}

/** A player's total at a table so far; null while none of its games is on the sheet. */
export function pointsAt(table: TableSeen, player: number): { small: number; big: number } | null {
  const own = (table.played ?? [])
    .flatMap((game) => game.lines ?? [])
    .filter((line) => line.player === player);
  if (own.length === 0) return null;
  return {
    small: own.reduce((sum, line) => sum + line.small, 0),
    big: own.reduce((sum, line) => sum + line.big, 0),
  };
}

/** All results of a player, the latest round first. */
export function playedBy(day: Day, player: number): Played[] {
  const found: Played[] = [];
  for (const stage of day.stages)
    for (const round of stage.drawn ?? []) {
      const seat = seatIn(round, player);
      if (!seat) continue;
      const games = (seat.table.played ?? []).map(
        (game) => game.lines?.find((line) => line.player === player) ?? null,
      );
      found.push({ stage, round: round.number, table: seat.table, letter: seat.letter, games });
    }
  return found.reverse();
}

/** How many games of a round are entered, and how many there are. */
export function progressOf(round: RoundSeen): { entered: number; games: number; closed: number } {
  return {
    entered: round.tables.reduce((sum, table) => sum + (table.played?.length ?? 0), 0),
    games: round.tables.reduce((sum, table) => sum + table.games, 0),
    closed: round.tables.filter((table) => table.sheet === 'closed').length,
  };
}

/** The part of the day that one table needs to continue without a connection. */
export function cutTo(day: Day, number: number): Day {
  const now = roundNow(day);
  const table = now?.round.tables.find((each) => each.ref.table === number);
  const wanted = [...lateTables(day, number), ...(now && table ? [{ ...now, table }] : [])];
  const players = new Set(wanted.flatMap((each) => each.table.seats));
  const stages = day.stages.map((stage) => ({
    ...stage,
    drawn: wanted
      .filter((each) => each.stage === stage)
      .map(({ round, table: kept }) => ({ ...round, tables: [kept] })),
    standings: [],
    goes_on: [],
    entrants: [],
  }));
  return {
    ...day,
    people: day.people.filter((person) => players.has(person.player)),
    stages: stages.filter((stage) => stage.drawn.length > 0),
    ranking: [],
    desk: null,
  };
}

/** People found by name or starting number, the best matches first. */
export function findPeople(day: Day, text: string): PersonSeen[] {
  const wanted = plain(text.trim());
  if (!wanted) return [];
  const fits = day.people.filter((person) =>
    /^\d+$/.test(wanted)
      ? String(person.player) === wanted
      : plain(person.name).includes(wanted) || fitsShort(plain(person.name), wanted),
  );
  const rank = (person: PersonSeen) => (plain(person.name).startsWith(wanted) ? 0 : 1);
  return fits.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** Whether a search may mean somebody shown as "Anna K.": people type whole names, in either order. */
function fitsShort(name: string, wanted: string): boolean {
  const [, first = '', initial = ''] = /^(\S+) (\p{L})\.$/u.exec(name) ?? [];
  if (!initial) return false;
  const words = wanted.split(/\s+/);
  const [one = '', other = ''] = [words[0], words.at(-1)];
  const fits = (given: string, family: string) => first.startsWith(given) && family.startsWith(initial);
  return words.length === 1 ? one.startsWith(initial) : fits(one, other) || fits(other, one);
}
