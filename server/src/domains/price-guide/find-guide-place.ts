import type { Db } from '../../platform/db';
import { type Place, type PlaceDirectory, rankPlaces } from '../geography/api';

/** The place with this path, else the one people most likely call so; the country where nothing is asked. */
export async function findGuidePlace(db: Db, directory: PlaceDirectory, asked: string): Promise<Place | null> {
  const wanted = asked.trim().replace(/^\/+|\/+$/g, '');
  if (wanted === '') return directory.country ?? null;
  const known = directory.byPath(wanted);
  if (known !== undefined) return known;
  // An address names a place exactly; only words are guessed.
  if (wanted.includes('/')) return null;
  return (await rankPlaces(db, wanted))[0]?.place ?? null;
}
