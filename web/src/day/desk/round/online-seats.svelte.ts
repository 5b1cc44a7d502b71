/** The state of every seat at the online tables, asked for now and then while somebody looks. */
import type { TableRef } from '../../../protocol/day';
import type { SeatNow, TableNow } from '../../../protocol/types';
import { seatsOf } from '../../api';
import type { LiveDay } from '../../live-day.svelte';
import { sameTable } from '../names';

const EVERY = 3_000;

export class SeatsNow {
  private tables: TableNow[] = $state.raw([]);

  /** Call during component initialisation: loads while `wanted`, at every change of the day and at intervals. */
  constructor(live: LiveDay, wanted: () => boolean) {
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      seatsOf(live.id, live.badge).then(
        (found) => (this.tables = found),
        () => undefined, // the old state is shown until the next answer
      );
    };
    $effect(() => {
      void live.day?.seq;
      if (!wanted()) {
        this.tables = [];
        return;
      }
      ask();
      const timer = setInterval(ask, EVERY);
      return () => clearInterval(timer);
    });
  }

  /** The state of a player's seat; null if it is unknown or the table has finished. */
  of(ref: TableRef, player: number): SeatNow | null {
    const how = this.at(ref)?.seats[String(player)] ?? null;
    return how === 'done' ? null : how;
  }

  isStopped(ref: TableRef): boolean {
    return this.at(ref)?.stopped ?? false;
  }

  private at(ref: TableRef): TableNow | null {
    return this.tables.find((each) => sameTable(each.table, ref)) ?? null;
  }
}
