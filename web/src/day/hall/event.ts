/** Whether a tournament has an event page worth showing first. */
import type { Day } from '../../protocol/day';

export function hasEvent(day: Day): boolean {
  const page = day.page;
  const texts = [page.about, page.venue, page.address, page.fee, page.prizes, page.terms, page.contact];
  return (
    texts.some(Boolean) ||
    page.links.length + (day.officials ?? []).length > 0 ||
    Boolean(page.logo) ||
    day.registration.accepting ||
    day.registration.places > 0
  );
}
