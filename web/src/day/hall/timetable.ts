/** The timetable in words: which round, on which day, at what time. */
import type { Day, RoundPlan } from '../../protocol/day';
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

/** The time of a round; an estimated one says so. */
export const timeText = (plan: RoundPlan): string =>
  !plan.time ? '' : plan.given ? plan.time : t('timetable-about-time', { time: plan.time });

/** When a round starts; the date only if the tournament takes several days, or no time is known. */
export function whenText(day: Day, plan: RoundPlan): string {
  const several = (day.days ?? []).length > 1 || plan.date !== day.date;
  const date = several || !plan.time ? dayText(plan.date) : '';
  return [date, timeText(plan)].filter(Boolean).join(', ');
}
