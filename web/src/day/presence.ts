/** Who is present at a tournament and at a table, for the desk and the phones of the tables. */
import type { Day, PersonSeen } from '../protocol/day';

/** Whether the desk knows that a player is absent. */
export function isAway(day: Pick<Day, 'people'>, player: number): boolean {
  const person = day.people.find((each) => each.player === player);
  return !person?.present || person.no_show === true || (person.status ?? 'entered') !== 'entered';
}

/** The club to show beside a name: not if the name already contains it to distinguish namesakes. */
export const clubBeside = (person: Pick<PersonSeen, 'name' | 'club'> | null | undefined): string =>
  person?.club && !person.name.endsWith(`(${person.club})`) ? person.club : '';

/** The players who have to confirm a sheet: those who are present and have a line in some game. */
export function asked(
  day: Pick<Day, 'people'>,
  seats: readonly number[],
  games: readonly { readonly lines?: readonly { readonly player: number }[] }[],
): number[] {
  const played = new Set(games.flatMap((game) => (game.lines ?? []).map((line) => line.player)));
  // On a sheet without lines, everybody confirms that nothing was played.
  return seats.filter((player) => !isAway(day, player) && (played.has(player) || played.size === 0));
}
