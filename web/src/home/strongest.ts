import type { Listing, Rooms } from '../protocol/types';

/** How strong a running game is: the average rating of its people, newcomers counted low; 0 without any. */
export function strengthOf(listing: Listing, ratings: Rooms['ratings']): number {
  const people = listing.sitters.flatMap((sitter) => (sitter?.player ? [sitter.player] : []));
  if (people.length === 0) return 0;
  return people.reduce((sum, player) => sum + (ratings[player]?.shown ?? 0), 0) / people.length;
}

/** Running games, the strongest first; of equal ones the newest. */
export function strongestFirst(listings: readonly Listing[], ratings: Rooms['ratings']): Listing[] {
  return listings
    .map((listing) => ({ listing, strength: strengthOf(listing, ratings) }))
    .sort((one, other) => other.strength - one.strength || other.listing.since - one.listing.since)
    .map(({ listing }) => listing);
}
