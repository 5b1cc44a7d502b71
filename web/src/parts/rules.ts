/** The five published rulesets, in the order people are offered them. */
export const RULESETS = ['pl-forty', 'pl-minute', 'pl-stacks', 'ru-championship', 'en-classic'] as const;
export type RulesetKey = (typeof RULESETS)[number];
export const BOT_LEVELS = ['novice', 'casual', 'club', 'exact', 'keeper'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

const AT_HOME: Record<string, RulesetKey> = { pl: 'pl-forty', ru: 'ru-championship', en: 'en-classic' };

/** The rules that people who speak a language are most likely used to. */
export function usualRules(language: string): RulesetKey {
  return AT_HOME[language] ?? 'en-classic';
}

/** Rulesets whose names tell the time of a turn, in seconds. */
const TOLD: Readonly<Record<string, number>> = { 'pl-minute': 60, 'pl-forty': 40 };

/** The word for a ruleset, and whether the clock has to be told beside it: no time is told twice. */
export function named(key: string, seconds: number | null): { word: string; tellsClock: boolean } {
  const [base = key, variant] = key.split('+');
  if (variant === undefined) return { word: `rules-${base}`, tellsClock: false };
  const told = TOLD[base];
  if (told === undefined) return { word: `rules-${base}`, tellsClock: true };
  return told === seconds
    ? { word: `rules-${base}`, tellsClock: false }
    : { word: `rules-untimed-${base}`, tellsClock: true };
}
