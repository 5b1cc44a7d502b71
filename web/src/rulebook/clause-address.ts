/** A clause has its own address on the page that names it, so that it can be shared. */
import { go, place } from '../router.svelte';

export const clauseAddress = (id: string): string => `${place.path}?clause=${id}`;

/** The clause in the address. */
export const askedClause = (): string | null => new URLSearchParams(place.query).get('clause');

export function showClause(id: string | null): void {
  const query = new URLSearchParams(place.query);
  if (id) query.set('clause', id);
  else query.delete('clause');
  const text = query.toString();
  go(place.path + (text ? `?${text}` : ''), { replace: true });
}
