/** Pages of players over HTTP. */
import { ask } from '../live/api';
import type { PlayerPage, Sharing, SharingPatch } from '../protocol/types';

export const playerPage = (player: string): Promise<PlayerPage> =>
  ask('GET', `/api/players/${encodeURIComponent(player)}`);
export const share = (change: SharingPatch): Promise<Sharing> => ask('PATCH', '/api/me/sharing', change);
