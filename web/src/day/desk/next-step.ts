/** The next step of a tournament, and where at the desk it is done. */
import type { Day, Desk } from '../../protocol/day';
import { TOURNAMENT } from '../../parts/rules/rules';
import { latestRound } from './names';
import { stageNow } from '../lookups';
import { toEnter } from './registration/applications';
import { isOutstanding, outstandingIn } from '../postponed';

/** The fewest players that can be drawn. */
const [LEAST_FIELD = 1] = TOURNAMENT.players;

export interface Step {
  code:
    | 'enter'
    | 'enter-applied'
    | 'check-in'
    | 'draw'
    | 'left-out'
    | 'publish'
    | 'clock'
    | 'close-sheets'
    | 'sheets'
    | 'dispute'
    | 'postponed'
    | 'tie'
    | 'cut'
    | 'close'
    | 'closed';
  tab: 'registration' | 'roster' | 'check-in' | 'draw' | 'round' | 'standings' | 'referee' | 'files';
  count: number;
}

export function nextStep(day: Day, desk: Desk): Step {
  const step = (code: Step['code'], tab: Step['tab'], count = 0): Step => ({ code, tab, count });
  const stage = stageNow(day);
  const round = latestRound(day);
  if (day.closed) return step('closed', 'files');
  if (!stage) {
    if (day.people.length === 0) {
      const applied = toEnter(desk.registration.applications).length;
      return applied > 0 ? step('enter-applied', 'registration', applied) : step('enter', 'roster');
    }
    if (desk.missing.length > 0 || desk.next_draw < LEAST_FIELD)
      return step('check-in', 'check-in', desk.missing.length);
    return step('draw', 'draw', 1);
  }
  if (round && !round.over) {
    if (desk.left_out.length > 0) return step('left-out', 'draw', desk.left_out.length);
    if (round.published === false) return step('publish', 'draw');
    const ready = round.tables.filter((table) => table.sheet === 'confirmed').length;
    if (ready > 0) return step('close-sheets', 'round', ready);
    const open = round.tables.filter((table) => table.sheet !== 'closed' && !isOutstanding(table)).length;
    const untouched = round.tables.every((table) => table.sheet === 'none');
    return !round.clock && untouched ? step('clock', 'round') : step('sheets', 'round', open);
  }
  const disputes = desk.disputes.filter((dispute) => dispute.ruling === null).length;
  if (round && disputes > 0) return step('dispute', 'referee', disputes);
  const played = stage.drawn?.length ?? 0;
  if (!stage.closed && played < stage.rounds) return step('draw', 'draw', played + 1);
  const later = outstandingIn(stage).length;
  if (!stage.closed && later > 0) return step('postponed', 'round', later);
  if (desk.ties.length > 0) return step('tie', 'standings', desk.ties.length);
  const isLast = stage.number === day.stages.length;
  if (isLast) return step('close', 'standings');
  return stage.closed ? step('draw', 'draw', 1) : step('cut', 'standings', stage.goes_on?.length ?? 0);
}
