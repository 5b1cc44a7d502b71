/** A rating curve as points of a picture. */
export interface Box {
  width: number;
  height: number;
}

/** Where the curve goes: games from left to right, ratings from bottom to top, with a little room above and below. */
export function pointsOf(ratings: readonly number[], box: Box): { x: number; y: number }[] {
  const low = Math.min(...ratings);
  const high = Math.max(...ratings);
  const span = Math.max(high - low, 40);
  const middle = (low + high) / 2;
  return ratings.map((rating, i) => ({
    x: ratings.length === 1 ? box.width / 2 : (i / (ratings.length - 1)) * box.width,
    y: box.height / 2 - ((rating - middle) / span) * box.height * 0.8,
  }));
}
