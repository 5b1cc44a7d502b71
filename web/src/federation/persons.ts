/** Finding and naming people of a register. */
import type { Details, PersonSeen } from '../protocol/day';
import type { RegisteredPerson } from '../protocol/types';
import { plain } from '../words/marks';

export const personName = (person: RegisteredPerson): string => `${person.given} ${person.surname}`.trim();

/** A person's name in a list; namesakes also have what tells them apart. */
export function nameAmong(people: readonly RegisteredPerson[], person: RegisteredPerson): string {
  const name = personName(person);
  const alone = !people.some((each) => each.id !== person.id && plain(personName(each)) === plain(name));
  return alone ? name : [name, person.born, person.club, `#${person.id}`].filter(Boolean).join(' · ');
}

/** People in whose name, club or town every typed word begins a word, or begins the licence, or is the number. */
export function findPersons(people: readonly RegisteredPerson[], search: string): RegisteredPerson[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...people];
  return people.filter((person) => {
    const words = plain(`${personName(person)} ${person.club} ${person.town}`).split(/[\s-]+/);
    const licence = plain(person.licence);
    const numbers = [String(person.id), `#${person.id}`];
    const begins = (piece: string): boolean => words.some((word) => word.startsWith(piece));
    // Hyphens join the parts of a licence, and separate those of a name.
    return wanted.every(
      (part) =>
        numbers.includes(part) || licence.startsWith(part) || part.split('-').filter(Boolean).every(begins),
    );
  });
}

/** Return what says whether a person is on a roster: by name, unless the years of birth differ. */
export function rosterTest(roster: readonly PersonSeen[]): (person: RegisteredPerson) => boolean {
  const years = new Map<string, (number | null)[]>();
  for (const each of roster) {
    const name = plain(each.plain_name || each.full_name || each.name);
    years.set(name, [...(years.get(name) ?? []), each.born ?? null]);
  }
  return (person) =>
    (years.get(plain(personName(person))) ?? []).some(
      (born) => born === null || person.born === null || born === person.born,
    );
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
