/** The list of those who registered, at the desk. */
import type { ApplicationSeen } from '../../../protocol/day';

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').toLowerCase();

/** Those whose number, name, club or note contains a text, whatever its accents; withdrawn ones come last. */
export function toFind(all: readonly ApplicationSeen[], search: string): ApplicationSeen[] {
  const wanted = plain(search.trim());
  const found = all.filter((each) =>
    plain(`${each.number} ${each.name} ${each.club} ${each.note}`).includes(wanted),
  );
  return found.sort(
    (a, b) =>
      Number(a.status === 'withdrawn' && a.player === null) -
      Number(b.status === 'withdrawn' && b.player === null),
  );
}

/** Those with a place whom one press enters into the roster. */
export const toEnter = (all: readonly ApplicationSeen[]): ApplicationSeen[] =>
  all.filter(
    (each) => each.status === 'place' && each.player === null && each.namesake === null && each.name !== '',
  );
