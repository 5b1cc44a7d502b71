/** Who is present at a tournament and at a table, for the desk and the phones of the tables. */
import type { Day, PersonSeen } from '../protocol/day';

/** Whether the desk knows that somebody is not here. */
export function isAway(day: Pick<Day, 'people'>, player: number): boolean {
  const person = day.people.find((each) => each.player === player);
  return !person?.present || person.no_show === true || (person.status ?? 'entered') !== 'entered';
}

/** The club beside a name: not where it tells namesakes apart and stands in the name already. */
export const clubBeside = (person: Pick<PersonSeen, 'name' | 'club'> | null | undefined): string =>
  person?.club && !person.name.endsWith(`(${person.club})`) ? person.club : '';

/** Who is asked to agree with a sheet: whoever is here and has a line in some game. */
export function asked(
  day: Pick<Day, 'people'>,
  seats: readonly number[],
  games: readonly { readonly lines?: readonly { readonly player: number }[] }[],
): number[] {
  const played = new Set(games.flatMap((game) => (game.lines ?? []).map((line) => line.player)));
  // On a sheet without any lines, everybody agrees that nothing was played.
  return seats.filter((player) => !isAway(day, player) && (played.has(player) || played.size === 0));
}
