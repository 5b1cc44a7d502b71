/** The contents of a score sheet: points by game and player, their sums, and who has confirmed it. */
import type { TableSeen, TypedGame } from '../../../protocol/day';

/** As much of an order that waits for the connection as a sheet looks at. */
export interface WaitingOrder {
  readonly about: string;
  readonly order: { readonly by?: { readonly player?: number | null } };
}

/** What waits here is newer than what the server has counted. */
export const isSent = (waiting: readonly WaitingOrder[]): boolean =>
  !waiting.some((each) => each.about === 'sheet');

/** Small points of a player in a game: as typed, or as the server counted them from racks; null where unknown. */
export function smallOf(
  table: Pick<TableSeen, 'played'>,
  games: readonly TypedGame[],
  at: number,
  player: number,
): number | null {
  const typed = games[at]?.lines?.find((line) => line.player === player)?.small;
  return typed ?? lineOf(table, at, player)?.small ?? null;
}

/** Big points of a player in a game; null while only this device knows the game. */
export const bigOf = (
  table: Pick<TableSeen, 'played'>,
  sent: boolean,
  at: number,
  player: number,
): number | null => (sent ? (lineOf(table, at, player)?.big ?? null) : null);

function lineOf(table: Pick<TableSeen, 'played'>, at: number, player: number) {
  return table.played?.[at]?.lines?.find((line) => line.player === player);
}

export interface Totals {
  small: number;
  big: number;
}

/** What a player has come to over the games of a sheet. */
export function totalsOf(
  table: Pick<TableSeen, 'played'>,
  games: readonly TypedGame[],
  sent: boolean,
  player: number,
): Totals {
  return {
    small: games.reduce((sum, _, at) => sum + (smallOf(table, games, at, player) ?? 0), 0),
    big: games.reduce((sum, _, at) => sum + (bigOf(table, sent, at, player) ?? 0), 0),
  };
}

export type Agreement = 'agrees' | 'waits' | 'asked';

/** Whether somebody agrees with the sheet, has said so to this device, or is still to be asked. */
export function agreementOf(
  table: Pick<TableSeen, 'confirmed'>,
  waiting: readonly WaitingOrder[],
  player: number,
): Agreement {
  if (isSent(waiting) && (table.confirmed ?? []).includes(player)) return 'agrees';
  const said = waiting.some(
    ({ about, order }) =>
      // Whoever wrote the sheet agrees with it.
      about === `confirm-${player}` || (about === 'sheet' && order.by?.player === player),
  );
  return said ? 'waits' : 'asked';
}
