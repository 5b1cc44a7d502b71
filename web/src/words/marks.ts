/** The markup of a clause's text: names between backticks, stressed words between asterisks. */

import type { Clause } from '../protocol/types';

export interface Piece {
  text: string;
  as: 'plain' | 'code' | 'strong';
}

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

/** A text in non-empty pieces, without the marks. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    found.push({ text: text.slice(from, match.index), as: 'plain' });
    const [whole, code, strong, stressed] = match;
    found.push(code ? { text: code, as: 'code' } : { text: strong ?? stressed ?? '', as: 'strong' });
    from = match.index + whole.length;
  }
  found.push({ text: text.slice(from), as: 'plain' });
  return found.filter((piece) => piece.text);
}

/** Letters without accents and in lower case, so that "lukasz" finds "Łukasz". */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

/** Whether a text contains every word of a search, or parts of words. */
export function fits(text: string, search: string): boolean {
  const found = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((part) => found.includes(part));
}

/** Clauses found by a search: by number, or by words of the text or the question. Short searches find none. */
export const findClauses = (book: readonly Clause[], search: string): Clause[] =>
  search.trim().length < 2
    ? []
    : book.filter((each) => fits(`${each.id} ${each.question ?? ''} ${each.text}`, search));
