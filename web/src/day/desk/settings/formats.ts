/** Formats in the editor: from a preset to a draft for one number of players, and back. */
import type { Bracket, NumberChoice, Format, Stage } from '../../../protocol/day';
import { TOURNAMENT } from '../../../parts/rules/rules';

/** The usual names of stages; an organiser may type another. */
export const STAGES = [
  'eliminations',
  'first-round',
  'round-of-32',
  'quarter-final',
  'semi-final',
  'final',
  'table',
  'rotation',
  'season',
  'match',
];

const [LEAST_FIELD = 1, LARGEST_FIELD = 1] = TOURNAMENT.players;

export const chosen = (count: number | NumberChoice | undefined, usual = 1): number =>
  typeof count === 'number' ? count : (count?.value ?? usual);

/** A stage with plain numbers and every field set. */
export interface StageDraft {
  name: string;
  rounds: number;
  games: number;
  seats: Stage['seats'];
  tables: number | null;
  points: NonNullable<Stage['points']>;
  who: NonNullable<Stage['go_on']>['who'];
  n: number;
}

export function draftOf(stage: Stage): StageDraft {
  return {
    name: stage.name,
    rounds: chosen(stage.rounds),
    games: chosen(stage.games),
    seats: stage.seats,
    tables: stage.tables ?? null,
    points: stage.points ?? 'from-zero',
    who: stage.go_on?.who ?? 'best',
    n: chosen(stage.go_on?.n, 4),
  };
}

/** The bracket for a number of players; the last one if none matches. */
function bracketFor(format: Format, players: number): Bracket | null {
  const fits = ({ players: [least, most] }: Bracket) => least <= players && players <= most;
  return format.brackets.find(fits) ?? format.brackets.at(-1) ?? null;
}

export interface FormatDraft {
  base: Format;
  least: number;
  most: number;
  ties: NonNullable<Format['ties']>;
  late: boolean;
  /** The cost of a missed game, in small points. */
  missed: number;
  stages: StageDraft[];
}

export function editable(format: Format, players: number): FormatDraft {
  const bracket = bracketFor(format, players);
  return {
    base: format,
    least: bracket?.players[0] ?? LEAST_FIELD,
    most: bracket?.players[1] ?? LARGEST_FIELD,
    ties: format.ties ?? 'extra-game',
    late: format.late_entry !== null && format.late_entry !== undefined,
    missed: Math.abs(format.late_entry?.missed_game ?? TOURNAMENT.missed_game),
    stages: (bracket?.stages ?? []).map(draftOf),
  };
}

/** How many rounds may be drawn before late entries end. */
export const lateRounds = (draft: FormatDraft): number =>
  draft.base.late_entry?.rounds ?? TOURNAMENT.late_rounds;

/** The format built by the organiser. */
export function formatOf(draft: FormatDraft, rules: string): Format {
  const last = draft.stages.length - 1;
  return {
    key: 'own',
    title: 'A format of the organiser',
    source: draft.base.source,
    reconstruction: draft.base.reconstruction,
    rules,
    ties: draft.ties,
    podium: draft.base.podium ?? TOURNAMENT.podium,
    late_entry: draft.late ? { rounds: lateRounds(draft), missed_game: -Math.abs(draft.missed) || 0 } : null,
    brackets: [
      {
        players: [draft.least, draft.most],
        stages: draft.stages.map((stage, i) => ({
          name: stage.name.trim(),
          rounds: stage.rounds,
          games: stage.games,
          seats: stage.seats,
          tables: stage.seats === 'by-place' ? (stage.tables ?? 1) : null,
          points: stage.points,
          go_on: i === last ? null : { who: stage.who, n: stage.who === 'winners' ? 1 : stage.n },
        })),
      },
    ],
  };
}
