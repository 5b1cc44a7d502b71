/** Seasons over HTTP. */
import { ask, inOurLanguage } from '../live/api';
import type {
  NewSeason,
  OwnPlaces,
  Problem,
  SeasonEdited,
  SeasonFigures,
  SeasonListed,
  SeasonSeen,
  SeasonTyped,
} from '../protocol/types';

const ALL = '/api/seasons';
export const seasonPath = (id: string): string => `${ALL}/${encodeURIComponent(id)}`;

export const everySeason = (): Promise<SeasonListed[]> => ask('GET', ALL);
export const makeSeason = (season: NewSeason): Promise<SeasonListed> => ask('POST', ALL, season);
/** The season; with the mark of the last answer it comes as soon as there is another one. */
export const seeSeason = (id: string, seen: string): Promise<SeasonSeen> =>
  ask('GET', `${seasonPath(id)}${seen ? `?seen=${seen}` : ''}`);
export const seasonFigures = (id: string): Promise<SeasonFigures> =>
  ask('GET', `${seasonPath(id)}/statistics`);
/** The season for its owner; refused to everybody else. */
export const ownSeason = (id: string): Promise<SeasonEdited> => ask('GET', `${seasonPath(id)}/settings`);
export const changeSeason = (id: string, typed: SeasonTyped): Promise<SeasonEdited> =>
  ask('PUT', seasonPath(id), typed);
export const removeSeason = (id: string): Promise<void> => ask('DELETE', seasonPath(id));

const PLACES = '/api/places';
export const placesPath = (id: string): string => `${PLACES}/${encodeURIComponent(id)}`;
/** Read a file of places in; it may have several events. `name` is that of a single one. */
export const addPlaces = (file: Blob, name: string, order: string): Promise<OwnPlaces[]> =>
  ask('POST', `${PLACES}?${new URLSearchParams({ name, order }).toString()}`, file);
export const replacePlaces = (id: string, file: Blob): Promise<OwnPlaces> => ask('PUT', placesPath(id), file);
export const removePlaces = (id: string): Promise<void> => ask('DELETE', placesPath(id));

/** A design of certificates; what is empty is as usual. */
export interface CertificateDesign {
  heading: string;
  text: string;
  town: string;
  head_referee: string;
  organiser: string;
  places: number | null;
  ink: string;
  accent: string;
  paper: string;
}
/** Certificates as PDF, in the language of the page; or the first one as a picture. */
export async function certificates(
  id: string,
  design: CertificateDesign,
  categories: boolean,
  preview = false,
): Promise<Blob> {
  const asked = new URLSearchParams({
    typed: JSON.stringify(design),
    categories: String(categories),
    preview: String(preview),
  });
  const answer = await fetch(`${seasonPath(id)}/certificates?${asked.toString()}`, {
    headers: inOurLanguage(),
    credentials: 'same-origin',
  });
  if (!answer.ok) throw new Error(((await answer.json()) as Problem).message);
  return answer.blob();
}
