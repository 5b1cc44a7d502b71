/** Finding one's way in a day: people, stages, rounds, tables. */
import type { Day, PersonSeen, RoundSeen, StageSeen, TableRef, TableSeen } from '../../protocol/day';
import { plain } from '../../words/marks';
import { has, t } from '../../words/words.svelte';

export { plain };

export const LETTERS = ['A', 'B', 'C', 'D'];

export const personOf = (day: Day, player: number): PersonSeen | null =>
  day.people.find((person) => person.player === player) ?? null;

/** What a player is called: officials see the whole name. */
export function nameOf(day: Day, player: number): string {
  const person = personOf(day, player);
  return person?.full_name || person?.name || t('day-nameless', { number: player });
}

/** The stage that is on, or the last one that was. */
export const stageNow = (day: Day): StageSeen | null => day.stages.findLast((stage) => stage.reached) ?? null;
export const roundNow = (day: Day): RoundSeen | null => stageNow(day)?.drawn?.at(-1) ?? null;

/** A stage in words: a key such as `final` is translated, an organiser's own word stays. */
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

/** Those a search finds: by start number, by any part of name or club. */
export function find(people: readonly PersonSeen[], search: string): PersonSeen[] {
  const parts = plain(search).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const text = plain(`${person.full_name || person.name} ${person.club ?? ''}`);
    return parts.every((part) => text.includes(part) || String(person.player) === part);
  });
}

/** People in the order of a door list: by surname, as the language sorts. */
export const bySurname = (people: readonly PersonSeen[], language: string): PersonSeen[] => {
  const order = new Intl.Collator(language).compare;
  const key = (person: PersonSeen): string => person.surname ?? person.name;
  return [...people].sort((a, b) => order(key(a), key(b)) || order(a.name, b.name) || a.player - b.player);
};

/** Minutes and seconds; hours where there are any. Below nothing it is nothing. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A number with a real minus. */
export const signed = (number: number): string => String(number).replace('-', '−');

/** Small points as these rules write them, with their sign. */
export const smallText = (day: Day, small: number): string => {
  const shown = day.sign * small || 0;
  return shown > 0 ? `+${shown}` : signed(shown);
};

/** Long seals and seeds are for checking, not for reading: their beginning will do. */
export const readable = (text: string): string =>
  text.replace(/\b([0-9a-f]{8})[0-9a-f]{24,}\b/g, (_, first: string) => `${first}…`);

/** What is left of a round's time at a table with so much extra; null where no clock was started. */
export function timeLeft(round: RoundSeen, now: number, extra = 0): number | null {
  const clock = round.clock;
  if (!clock) return null;
  return (clock.ends_at === null ? (clock.left_ms ?? 0) : clock.ends_at - now) + extra * 1000;
}
