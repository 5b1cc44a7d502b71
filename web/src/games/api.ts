/** Lists of games over HTTP. */
import { ask } from '../live/api';
import type { OwnGames } from '../protocol/types';

/** What can be looked for; empty texts are not. */
export interface Wanted {
  rules: string;
  result: '' | 'won' | 'lost';
  company: '' | 'people' | 'bots';
  rated: '' | 'true' | 'false';
  search: string;
}
export const EVERYTHING: Wanted = { rules: '', result: '', company: '', rated: '', search: '' };

/** The part of an address after the question mark: only what is asked for. */
export function asQuery(wanted: Wanted, more: Record<string, string> = {}): string {
  const asked = Object.entries({ ...wanted, ...more }).filter(([, value]) => value.trim() !== '');
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked).toString()}`;
}

/** What an address asks for; what it should not is left out. */
export function fromQuery(query: string): Wanted {
  const given = new URLSearchParams(query);
  const one = <T extends string>(name: string, all: readonly T[]): T | '' =>
    all.find((value) => value === given.get(name)) ?? '';
  return {
    rules: given.get('rules') ?? '',
    result: one('result', ['won', 'lost']),
    company: one('company', ['people', 'bots']),
    rated: one('rated', ['true', 'false']),
    search: (given.get('search') ?? '').slice(0, 40),
  };
}

/** The newest games, and those that are played now. */
export const newestGames = (most: number): Promise<OwnGames> => ask('GET', `/api/me/games?limit=${most}`);
export const ownGames = (wanted: Wanted, after = ''): Promise<OwnGames> =>
  ask('GET', `/api/me/games${asQuery(wanted, { after })}`);
