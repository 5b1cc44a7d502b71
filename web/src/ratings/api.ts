/** Ratings over HTTP. */
import { ask } from '../live/api';
import type { Leaderboard, RoomRatings } from '../protocol/types';

export const roomRatings = (room: string): Promise<RoomRatings> =>
  ask('GET', `/api/rooms/${encodeURIComponent(room)}/ratings`);
export const leaderboard = (rules: string): Promise<Leaderboard> =>
  ask('GET', `/api/leaderboards/${encodeURIComponent(rules)}`);
