import known from '../protocol/rulesets.json';

/** The five published rulesets, in the order people are offered them. */
export const RULESETS = ['pl-forty', 'pl-minute', 'pl-stacks', 'ru-championship', 'en-classic'] as const;
export type RulesetKey = (typeof RULESETS)[number];
export const BOT_LEVELS = ['novice', 'casual', 'club', 'exact', 'keeper', 'hoarder', 'lurker', 'swift', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

const AT_HOME: Record<string, RulesetKey> = { pl: 'pl-forty', ru: 'ru-championship', en: 'en-classic' };

/** The rules that people who speak a language are most likely used to. */
export function usualRules(language: string): RulesetKey {
  return AT_HOME[language] ?? 'en-classic';
}

/** What a newcomer begins with, whatever they speak: rules that let everybody think. */
export const UNHURRIED: RulesetKey = RULESETS.find((key) => known[key].turn_seconds === null) ?? RULESETS[0];

/** The tournament rules that people who speak a language are most likely used to: those with a clock. */
export function tournamentRules(language: string): RulesetKey {
  const usual = usualRules(language);
  return turnSeconds(usual) === null ? RULESETS[0] : usual;
}

/** The seconds of a turn by published rules; null where they have no clock. */
export const turnSeconds = (key: RulesetKey): number | null => known[key].turn_seconds;

/** Rulesets whose names tell the time of a turn. */
const TOLD: readonly string[] = ['pl-minute', 'pl-forty'] satisfies RulesetKey[];

/** The word for a ruleset, and whether the clock has to be told beside it: no time is told twice, or wrongly. */
export function named(key: string, seconds: number | null): { word: string; tellsClock: boolean } {
  const base = key.split('+')[0] ?? key;
  const own = RULESETS.find((each) => each === base);
  const tellsClock = own !== undefined && turnSeconds(own) !== seconds;
  return { word: tellsClock && TOLD.includes(base) ? `rules-untimed-${base}` : `rules-${base}`, tellsClock };
}
