/**
 * Badges of a tournament, kept on this device. A link `?badge=TOKEN` leaves its token here and a clean address.
 *
 * One device may have several (an organiser looks at a player's page), so a page says which kind it is for.
 */

const KEY = 'stolik.badges.';
const NUMBER = 'stolik.number.';
/** How many badges a device keeps for one tournament: an organiser may open every table's page. */
const KEPT = 60;

/** What a badge is for: `o.` an official, `t.3` table three, `p.7` player seven. */
export interface Whose {
  kind: 'official' | 'table' | 'player';
  /** The key of an official, or a number as text. */
  subject: string;
}

const KINDS: Record<string, Whose['kind']> = { o: 'official', t: 'table', p: 'player' };

/** The owner of a token; null if it is not a token. Only the server knows whether it is valid. */
export function whose(token: string): Whose | null {
  const [kind = '', ...rest] = token.split('.');
  const known = KINDS[kind];
  return known && rest.length >= 2 ? { kind: known, subject: rest.slice(0, -1).join('.') } : null;
}

/** All tokens kept for a tournament, the latest first. */
export function badges(tournament: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + tournament) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token): token is string => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

export function keepBadge(tournament: string, token: string): void {
  const subject = token.slice(0, token.lastIndexOf('.'));
  const others = badges(tournament).filter((other) => other.slice(0, other.lastIndexOf('.')) !== subject);
  store(tournament, [token, ...others].slice(0, KEPT));
}

/** The first token that matches one of the wishes (`o`, `p`, `t` or a whole `t.3`); empty if none does. */
export function badgeFor(tournament: string, wishes: readonly string[]): string {
  const kept = badges(tournament);
  for (const wish of wishes) {
    const found = kept.find((token) => token.startsWith(`${wish}.`));
    if (found) return found;
  }
  return '';
}

/** Take the badge out of the address, if there is one. */
export function takeBadge(tournament: string): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('badge');
  if (token === null) return null;
  if (whose(token)) keepBadge(tournament, token);
  url.searchParams.delete('badge');
  history.replaceState(null, '', url.pathname + url.search + url.hash);
  return whose(token) ? token : null;
}

/** Remember a starting number, to lead the person back to that page; it is not a badge and gives no rights. */
export function keepNumber(tournament: string, player: number): void {
  try {
    localStorage.setItem(NUMBER + tournament, String(player));
  } catch {
    // Private windows have no storage: the number has to be typed again.
  }
}

/** The starting number used on this device; null if there is none. */
export function keptNumber(tournament: string): number | null {
  try {
    return Number(localStorage.getItem(NUMBER + tournament)) || null;
  } catch {
    return null;
  }
}

function store(tournament: string, tokens: string[]): void {
  try {
    localStorage.setItem(KEY + tournament, JSON.stringify(tokens));
  } catch {
    // Private windows have no storage: the link has to be opened again.
  }
}
