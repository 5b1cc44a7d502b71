/** People over HTTP: opponents, whom we follow, block or mute, and invitations. */
import { ask } from '../live/api';
import type { Invited, KnownPeople, TieKind } from '../protocol/types';

const of = (player: string): string => `/api/me/people/${encodeURIComponent(player)}`;

export const knownPeople = (): Promise<KnownPeople> => ask('GET', '/api/me/people');
export const invitations = (): Promise<readonly Invited[]> => ask('GET', '/api/me/invitations');
export const decline = (room: string): Promise<void> =>
  ask('DELETE', `/api/me/invitations/${encodeURIComponent(room)}`);
/** Follow, block or mute somebody, or no longer. */
export const decide = (player: string, kind: TieKind, on: boolean): Promise<void> =>
  ask(on ? 'PUT' : 'DELETE', `${of(player)}/${kind}`);
export const invite = (player: string, room: string): Promise<void> =>
  ask('POST', `${of(player)}/invitations`, { room });
