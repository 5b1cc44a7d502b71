/** The timetable in words: which round, on which day, at what time. */
import type { Day, RoundPlan, RoundSeen } from '../../protocol/day';
import { settings } from '../../settings.svelte';
import { has, t } from '../../words/words.svelte';

export const dayText = (date: string, weekday: 'long' | 'short' = 'long'): string =>
  new Date(`${date}T12:00`).toLocaleDateString(settings.language, { weekday, day: 'numeric', month: 'long' });

/** The words of stages differ: the desk has its own. An organiser's own word stays as it is. */
function stageOf(name: string): string {
  const id = ['paper-stage-', 'day-stage-'].map((start) => start + name).find(has);
  return id ? t(id) : name;
}

export function planName(day: Day, plan: Pick<RoundPlan, 'stage' | 'round' | 'name'>): string {
  const rounds = day.stages.find((each) => each.number === plan.stage)?.rounds ?? 1;
  const stage = stageOf(plan.name);
  return rounds > 1 ? t('timetable-round', { stage, number: plan.round }) : stage;
}

/**
 * When a drawn round will start, if nothing shows that it has begun and its time has not come; empty otherwise.
 * A league is drawn days before its evening.
 */
export function startText(day: Day, stage: number, round: RoundSeen, now: Date): string {
  if (round.clock || round.over || round.tables.some((table) => table.sheet !== 'none')) return '';
  const plan = (day.timetable ?? []).find((each) => each.stage === stage && each.round === round.number);
  const date = plan?.date ?? day.date;
  // Times are those of the clock in the hall; an estimated one decides nothing.
  const at = new Date(`${date}T${plan?.given && plan.time ? plan.time : '00:00'}`);
  if (at <= now) return '';
  return plan ? [dayText(date), timeText(plan)].filter(Boolean).join(', ') : dayText(date);
}

/** The time of a round; an estimated one says so. */
export const timeText = (plan: RoundPlan): string =>
  !plan.time ? '' : plan.given ? plan.time : t('timetable-about-time', { time: plan.time });

/** When a round starts; the date only if the tournament takes several days, or no time is known. */
export function whenText(day: Day, plan: RoundPlan): string {
  const several = (day.days ?? []).length > 1 || plan.date !== day.date;
  const date = several || !plan.time ? dayText(plan.date) : '';
  return [date, timeText(plan)].filter(Boolean).join(', ');
}
