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
