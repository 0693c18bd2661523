import type { Db } from '../../../platform/db';
import { nearestPlace, placeDirectory } from '../api';

/**
 * Asks at the points of places what lies there; each is compared with all others, which takes its time.
 * @param every one of so many places is asked for
 * @returns paths of those that another place was found instead of
 */
export async function placesNotFound(db: Db, every: number): Promise<string[]> {
  const directory = await placeDirectory(db);
  const own = directory.places.filter(
    ({ level, coordinateQuality }) =>
      level === 'city_zone' && coordinateQuality !== 'post-office' && coordinateQuality !== 'municipality',
  );
  if (own.length < 1000) throw new Error('The place directory is not there.');
  return own
    .filter((place, index) => index % every === 0 && nearestPlace(directory, place)?.distance !== 0)
    .map(({ path }) => path);
}
