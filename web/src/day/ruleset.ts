/** The rules a tournament is played by, variants included. */
import type { Day } from '../protocol/day';
import type { Ruleset } from '../protocol/types';

/** The server always sends every field; clients that send a ruleset may leave some out. */
export const rulesOf = (day: Pick<Day, 'ruleset'>): Ruleset => day.ruleset as Ruleset;
