/** Finding people, stages, rounds and tables of a tournament, for the desk. */
import type { Day, PersonSeen, RoundSeen, TableRef, TableSeen } from '../../protocol/day';
import { plain } from '../../words/marks';
import { personOf, stageNow } from '../lookups';
import { has, t } from '../../words/words.svelte';

/** The display name of a player: officials see the whole name. */
export function nameOf(day: Day, player: number): string {
  const person = personOf(day, player);
  return person?.full_name || person?.name || t('day-nameless', { number: player });
}

/** The last drawn round of the current stage. */
export const latestRound = (day: Day): RoundSeen | null => stageNow(day)?.drawn?.at(-1) ?? null;

/** The name of a stage: a key such as `final` is translated, an organiser's own word is kept. */
export function stageName(name: string): string {
  const id = `day-stage-${name}`;
  return has(id) ? t(id) : name;
}

export function formatName(key: string): string {
  const id = `day-format-${key}`;
  return has(id) ? t(id) : key;
}

export function tableName(day: Day, ref: TableRef): string {
  const stage = day.stages.find((each) => each.number === ref.stage);
  return t('day-table-of', {
    stage: stageName(stage?.name ?? ''),
    round: ref.round,
    table: ref.table,
  });
}

export const sameTable = (one: TableRef, other: TableRef): boolean =>
  one.stage === other.stage && one.round === other.round && one.table === other.table;

export function findTable(day: Day, ref: TableRef): TableSeen | null {
  const stage = day.stages.find((each) => each.number === ref.stage);
  const round = stage?.drawn?.find((each) => each.number === ref.round);
  return round?.tables.find((table) => sameTable(table.ref, ref)) ?? null;
}

/** The people found by a search: by starting number, or any part of name or club. */
export function find(people: readonly PersonSeen[], search: string): PersonSeen[] {
  const parts = plain(search).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const text = plain(`${person.full_name || person.name} ${person.club ?? ''}`);
    return parts.every((part) => text.includes(part) || String(person.player) === part);
  });
}

/** People sorted by surname, in the order of the language, as on a door list. */
export const bySurname = (people: readonly PersonSeen[], language: string): PersonSeen[] => {
  const order = new Intl.Collator(language).compare;
  const key = (person: PersonSeen): string => person.surname ?? person.name;
  return [...people].sort((a, b) => order(key(a), key(b)) || order(a.name, b.name) || a.player - b.player);
};

/** Long seals and seeds are for checking, not for reading: show only the beginning. */
export const readable = (text: string): string =>
  text.replace(/\b([0-9a-f]{8})[0-9a-f]{24,}\b/g, (_, first: string) => `${first}…`);
