/** The interpretations of the rulebook for a clause: what we do if a source is silent. */
import type { Clause } from '../protocol/types';

export const isReading = (id: string): boolean => id.startsWith('I-');

/** The interpretations that are among `ids` or about one of them, in the order of the rulebook. */
export const readingsOf = (book: readonly Clause[], ids: readonly string[]): Clause[] =>
  book.filter(
    (clause) =>
      isReading(clause.id) && (ids.includes(clause.id) || clause.about.some((id) => ids.includes(id))),
  );

/** Clauses together with the interpretations that concern them. */
export const withReadings = (book: readonly Clause[], ids: readonly string[]): string[] => [
  ...ids.filter((id) => !isReading(id)),
  ...(book.length > 0 ? readingsOf(book, ids).map((each) => each.id) : ids.filter(isReading)),
];
