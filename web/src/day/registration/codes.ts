/** Personal codes of this device: behind `#` in a link, which browsers do not send, and kept for the next visit. */
const KEY = 'stolik.registration.';

/** The code in the address, which is removed from it: the address may be shown or copied. */
export function takeCode(): string {
  const code = decodeURIComponent(location.hash.slice(1)).trim();
  if (!code) return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return code.slice(0, 40);
}

export function keptCode(tournament: string): string {
  try {
    return localStorage.getItem(KEY + tournament) ?? '';
  } catch {
    return '';
  }
}

/** Keep a code for the next visit; an empty one is forgotten. */
export function keepCode(tournament: string, code: string): void {
  try {
    if (code) localStorage.setItem(KEY + tournament, code);
    else localStorage.removeItem(KEY + tournament);
  } catch {
    // Without storage the link still works.
  }
}

/** The link to one's own place. */
export const ownLink = (origin: string, tournament: string, code: string): string =>
  `${origin}/tournaments/${tournament}/register#${code}`;
