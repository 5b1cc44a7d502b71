/** Finding and naming people of a register. */
import type { Details } from '../protocol/day';
import type { RegisteredPerson } from '../protocol/types';
import { plain } from '../words/marks';

export const personName = (person: RegisteredPerson): string => `${person.given} ${person.surname}`.trim();

/** People in whose name, club or town every typed word begins a word, or whose licence or number was typed. */
export function findPersons(people: readonly RegisteredPerson[], search: string): RegisteredPerson[] {
  const wanted = plain(search)
    .split(/[\s-]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [...people];
  return people.filter((person) => {
    const words = plain(`${personName(person)} ${person.club} ${person.town}`).split(/[\s-]+/);
    const exact = [plain(person.licence), String(person.id), `#${person.id}`];
    return wanted.every((part) => exact.includes(part) || words.some((word) => word.startsWith(part)));
  });
}

/** The details of a person for the roster of a tournament. */
export const detailsOf = (person: RegisteredPerson, keepUntil: string | null): Required<Details> => ({
  name: personName(person),
  surname: person.given ? person.surname : '',
  club: person.club.slice(0, 80),
  born: person.born,
  minor: false,
  guardian_consents: person.consents.includes('guardian'),
  note: '',
  keep_until: earlier(person.keep_until, keepUntil),
});

/** The earlier of two promises to erase. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
