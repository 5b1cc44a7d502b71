import known from '../../protocol/rulesets.json';
import type { PositionQuestion, Ruleset } from '../../protocol/types';
import { has } from '../../words/words.svelte';

export type RulesetKey = keyof typeof known.rulesets;
/** The published rulesets, in the order people are offered them. */
export const RULESETS = Object.keys(known.rulesets) as RulesetKey[];
/** What is played where nobody has chosen; the usual format has the same name. */
export const DEFAULT_RULES = known.default as RulesetKey;
/** How many play at a table. */
export const SEAT_COUNTS: readonly number[] = known.seats;
/** The longest match, in games. */
export const MOST_GAMES = known.games;
/** The least and the most seconds a table may set for a turn. */
export const [LEAST_TURN_SECONDS = 1, MOST_TURN_SECONDS = 1] = known.turn_seconds;
/** The limits and usual values of tournaments. */
export const TOURNAMENT = known.tournament;
/** The letters of the seats at a table. */
export const LETTERS: readonly string[] = [...'ABCDEF'].slice(0, Math.max(...SEAT_COUNTS));

/** The rules that people who speak a language are most likely used to. */
export function usualRules(language: keyof typeof known.usual): RulesetKey {
  return known.usual[language] as RulesetKey;
}

/** What a newcomer begins with, whatever they speak: rules that let everybody think. */
export const UNHURRIED: RulesetKey = RULESETS.find((key) => turnSeconds(key) === null) ?? DEFAULT_RULES;

/** The tournament rules that people who speak a language are most likely used to: those with a clock. */
export function tournamentRules(language: keyof typeof known.usual): RulesetKey {
  const usual = usualRules(language);
  return turnSeconds(usual) === null ? DEFAULT_RULES : usual;
}

/** The seconds of a turn by published rules; null where they have no clock. */
export function turnSeconds(key: RulesetKey): number | null {
  return known.rulesets[key].turn_seconds;
}

/** The published ruleset a key or a variant's key belongs to. */
export const baseOf = (key: string): string => key.split('+')[0] ?? key;

/** The word for a ruleset, and whether the clock has to be told beside it: no time is told twice, or wrongly. */
export function named(key: string, seconds: number | null): { word: string; tellsClock: boolean } {
  const base = baseOf(key);
  const own = RULESETS.find((each) => each === base);
  const tellsClock = own !== undefined && turnSeconds(own) !== seconds;
  // Some names tell the time of a turn; those have another name for another time.
  const untimed = `rules-untimed-${base}`;
  return { word: tellsClock && has(untimed) ? untimed : `rules-${base}`, tellsClock };
}

/** Fields that name a ruleset; all others are rules, which a variant may change. */
const NAMES: readonly string[] = [
  'key',
  'base',
  'title',
  'language',
  'source',
  'clauses',
] satisfies (keyof Ruleset)[];

/** How the server is asked about rules: by the key of published ones, with every rule of a variant. */
export function askedRules(rules: Ruleset): PositionQuestion['rules'] {
  if (rules.base === null) return rules.key;
  const changes = Object.entries(rules).filter(([field]) => !NAMES.includes(field));
  return {
    ...(Object.fromEntries(changes) as Exclude<PositionQuestion['rules'], string>),
    base: rules.base,
    name: rules.key.slice(rules.base.length + 1),
  };
}
