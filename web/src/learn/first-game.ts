/** The first game after the lessons: against novices, under rules that let everybody think. */
import { makeRoom, newId } from '../live/api';
import { usualSpeed } from '../parts/new-table/bot-speed';
import { UNHURRIED } from '../parts/rules/rules';
import { go } from '../router.svelte';

const NOVICES = 2;

export async function playFirstGame(): Promise<void> {
  const level = 'novice';
  const bots = Object.fromEntries(Array.from({ length: NOVICES }, (_, i) => [String(i + 1), level]));
  const made = await makeRoom({
    id: newId(),
    rules: UNHURRIED,
    seats: NOVICES + 1,
    bots,
    bot_pause: usualSpeed(),
    seed: newId(),
    start: true,
  });
  go(`/t/${made.room}`);
}
