import known from '../../protocol/rulesets.json';
import type { PositionQuestion, Ruleset } from '../../protocol/types';
import { has } from '../../words/words.svelte';

export type RulesetKey = keyof typeof known.rulesets;
/** The published rulesets, in the order they are offered. */
export const RULESETS = Object.keys(known.rulesets) as RulesetKey[];
/** The default ruleset; the default format has the same name. */
export const DEFAULT_RULES = known.default as RulesetKey;
/** How many play at a table. */
export const SEAT_COUNTS: readonly number[] = known.seats;
/** The longest match, in games. */
export const MOST_GAMES = known.games;
/** The minimum and maximum seconds for a turn. */
export const [LEAST_TURN_SECONDS = 1, MOST_TURN_SECONDS = 1] = known.turn_seconds;
/** The limits and default values of tournaments. */
export const TOURNAMENT = known.tournament;
/** The letters of the seats at a table. */
export const LETTERS: readonly string[] = [...'ABCDEF'].slice(0, Math.max(...SEAT_COUNTS));

/** The rules that speakers of a language are most likely used to. */
export function usualRules(language: keyof typeof known.usual): RulesetKey {
  return known.usual[language] as RulesetKey;
}

/** The rules for newcomers in every language: without a clock, so that everybody can think. */
export const UNHURRIED: RulesetKey = RULESETS.find((key) => turnSeconds(key) === null) ?? DEFAULT_RULES;

/** The tournament rules that speakers of a language are most likely used to: those with a clock. */
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

/** The name of a ruleset, and whether the clock must be added: the time should not be given twice, or wrongly. */
export function named(key: string, seconds: number | null): { word: string; tellsClock: boolean } {
  const base = baseOf(key);
  const own = RULESETS.find((each) => each === base);
  const tellsClock = own !== undefined && turnSeconds(own) !== seconds;
  // Some names contain the time of a turn; with another time they need another name.
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

/** How rules are sent to the server: published ones by their key, a variant with every rule. */
export function askedRules(rules: Ruleset): PositionQuestion['rules'] {
  if (rules.base === null) return rules.key;
  const changes = Object.entries(rules).filter(([field]) => !NAMES.includes(field));
  return {
    ...(Object.fromEntries(changes) as Exclude<PositionQuestion['rules'], string>),
    base: rules.base,
    name: rules.key.slice(rules.base.length + 1),
  };
}
