import type { Place, PlaceDirectory } from '../../geography/api';

/** Lists with fewer ads say too little to be found by search engines: they are `noindex`, in no sitemap and no list of places. */
export const MIN_INDEXED_ADS = 3;

/** @param place null for the whole country; the settlement Split shows what the city Split shows, so one of them is enough */
export function isWorthIndexing(place: Place | null, count: number, directory: PlaceDirectory): boolean {
  return count >= MIN_INDEXED_ADS && (place === null || !directory.isTownItself(place));
}
