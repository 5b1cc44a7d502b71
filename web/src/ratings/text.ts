/** Ratings in words: provisional ones carry a question mark, and a change says why. */
import type { RatingMoved, RatingSeen } from '../protocol/types';
import { t } from '../words/words.svelte';

/** A rating beside a name; a question mark while it is uncertain. */
export const ratingText = (rating: RatingSeen): string => `${rating.shown}${rating.provisional ? '?' : ''}`;

/** The same for a screen reader, and for whoever points at it. */
export const ratingTold = (rating: RatingSeen): string =>
  t(rating.provisional ? 'rating-provisional' : 'rating-settled', {
    shown: String(rating.shown),
    games: rating.games,
  });

/** Why a rating changed as it did. */
export function whyMoved(moved: RatingMoved, rating: RatingSeen | null): string {
  if (moved.limit === 'repeated') return t('rating-why-repeated');
  if (moved.limit === 'early') {
    return t(moved.after < moved.before ? 'rating-why-gave-up' : 'rating-why-early');
  }
  const why = t(moved.after === moved.before ? 'rating-why-same' : 'rating-why-place', {
    place: moved.place,
    expected: moved.expected,
  });
  return rating?.provisional ? `${why} ${t('rating-why-provisional', { games: rating.games })}` : why;
}
