import { PATHS } from '@kvadrat/contracts/paths';
import type { Db } from '../../platform/db';
import { placeDirectory } from '../geography/api';
import { placesWithFigures } from './figures.store';

/** Addresses of the guide's pages that have a number to show, without language prefix. */
export async function guidePaths(db: Db): Promise<string[]> {
  const directory = await placeDirectory(db);
  return (await placesWithFigures(db)).flatMap((id) => {
    const place = directory.byId(id);
    if (place === undefined || place.level === 'region') return [];
    return [place.level === 'country' ? PATHS.priceGuide : `${PATHS.priceGuide}${place.path}/`];
  });
}
