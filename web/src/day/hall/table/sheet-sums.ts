/** The contents of a score sheet: points by game and player, their sums, and who has confirmed it. */
import type { TableSeen, TypedGame } from '../../../protocol/day';

/** The fields of a waiting order that a sheet needs. */
export interface WaitingOrder {
  readonly about: string;
  readonly order: { readonly by?: { readonly player?: number | null } };
}

/** Orders waiting here are newer than what the server has counted. */
export const isSent = (waiting: readonly WaitingOrder[]): boolean =>
  !waiting.some((each) => each.about === 'sheet');

/** A player's small points in a game: as typed, or as the server counted them from racks; null if unknown. */
export function smallOf(
  table: Pick<TableSeen, 'played'>,
  games: readonly TypedGame[],
  at: number,
  player: number,
): number | null {
  const typed = games[at]?.lines?.find((line) => line.player === player)?.small;
  return typed ?? lineOf(table, at, player)?.small ?? null;
}

/** A player's big points in a game; null while only this device knows the game. */
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

/** A player's total over the games of a sheet. */
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

/** Whether a player has confirmed the sheet, has confirmed it on this device, or still has to be asked. */
export function agreementOf(
  table: Pick<TableSeen, 'confirmed'>,
  waiting: readonly WaitingOrder[],
  player: number,
): Agreement {
  if (isSent(waiting) && (table.confirmed ?? []).includes(player)) return 'agrees';
  const said = waiting.some(
    ({ about, order }) =>
      // The player who entered the sheet has confirmed it.
      about === `confirm-${player}` || (about === 'sheet' && order.by?.player === player),
  );
  return said ? 'waits' : 'asked';
}
