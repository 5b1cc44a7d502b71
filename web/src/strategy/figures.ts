/** The figures of the strategy book, as `python -m bench.strength.strategy` writes them. */
import book from './figures.json';

/** Tenths of a percent won with the ends of the interval, tenths of small points with half of theirs, deals. */
type Numbers = readonly [
  wins: number,
  low: number,
  high: number,
  small: number,
  smallError: number,
  deals: number,
];

export interface Claim {
  key: string;
  against: string;
  heroes: readonly string[];
  figures: Readonly<Record<string, readonly (Numbers | null)[]>>;
}

/** Which games: by ruleset, number of players and hands, 0 for any number of tiles. */
export interface Table {
  rules: string;
  seats: number;
  hands: number;
}

export interface Row {
  hero: string;
  /** Shares of one. */
  wins: number;
  low: number;
  high: number;
  points: number;
  pointsError: number;
  deals: number;
  /** Whether the interval lies above or below that of the first row. */
  verdict: 'better' | 'worse' | 'alike';
}

export const CLAIMS = book.claims as unknown as readonly Claim[];
export const RULES: readonly string[] = book.rulesets;
export const SEATS: readonly number[] = book.seats;
export const HANDS: readonly number[] = book.hands;

/** How each way to play did at one kind of table; those not measured are left out. */
export function rowsOf(claim: Claim, { rules, seats, hands }: Table): Row[] {
  const all = claim.figures[`${rules} ${String(seats)} ${String(hands)}`] ?? [];
  const usual = all[0];
  return claim.heroes.flatMap((hero, i) => {
    const found = all[i];
    if (!found) return [];
    const [wins, low, high, small, smallError, deals] = found;
    const better = usual && i > 0 && low > usual[2];
    const worse = usual && i > 0 && high < usual[1];
    return {
      hero,
      wins: wins / 1000,
      low: low / 1000,
      high: high / 1000,
      points: small / 10,
      pointsError: smallError / 10,
      deals,
      verdict: better ? 'better' : worse ? 'worse' : 'alike',
    };
  });
}

/** The message that tells how a bot plays, and its number: `lurker+yield=3`. */
export function wayOf(hero: string): { id: string; n: number } {
  const [name = '', number] = hero.split('=');
  return { id: name.replaceAll('+', '-'), n: Number(number ?? 0) };
}

/** Whole points with their sign: a real minus, as wide as the plus. */
export function pointsText(points: number, language: string): string {
  const format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return format.format(points).replace('-', '\u2212');
}
