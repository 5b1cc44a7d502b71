/** Charts that are tables: what events and seasons have in common. */
import type { SeatFigures } from '../../protocol/types';
import { has, t } from '../../words/words.svelte';

export interface Row {
  name: string;
  value: number;
  /** How the value is written; by default as a number. */
  text?: string;
  /** A tile that stands for the name. */
  tile?: string;
}
export interface Chart {
  title: string;
  rows: Row[];
}
export interface Counted {
  endings: Record<string, number>;
  penalties: Record<string, number>;
  penalty_points: Record<string, number>;
  tiles_left: readonly { tile: string; count: number }[];
  seats: readonly SeatFigures[];
}

const said = (key: string, value: string): string => {
  const id = `${key}-${value.replaceAll('_', '-')}`;
  return has(id) ? t(id) : value;
};
export const minutes = (count: number): string => t('statistics-minutes', { minutes: Math.round(count) });

/** How games ended: counts and shares. */
export function endings({ endings: found }: Counted): Chart {
  const sum = Object.values(found).reduce((all, each) => all + each, 0) || 1;
  return {
    title: t('statistics-endings'),
    rows: Object.entries(found).map(([ending, value]) => ({
      name: said('statistics-ending', ending),
      value,
      text: `${value} (${Math.round((100 * value) / sum)}%)`,
    })),
  };
}

/** Penalties by reason, and results of exactly a penalty's points: the 100s and 200s. */
export const penalties = ({ penalties: reasons, penalty_points: amounts }: Counted): Chart => ({
  title: t('statistics-penalties'),
  rows: [
    ...Object.entries(reasons).map(([why, value]) => ({ name: said('statistics-penalty', why), value })),
    ...Object.entries(amounts).map(([amount, value]) => ({ name: t('statistics-exact', { amount }), value })),
  ],
});

export const tilesLeft = ({ tiles_left: tiles }: Counted): Chart => ({
  title: t('statistics-tiles'),
  rows: tiles.map(({ tile, count }) => ({ name: tile, value: count, tile })),
});
