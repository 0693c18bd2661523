import type { ListingDraft } from '../../../listings/api';
import { draft } from '../../../listings/testing/draft';

/** So few ads, all over the country, that one page of the list holds them all; the first shows no position. */
export function fewAds(): ListingDraft[] {
  return Array.from({ length: 20 }, (_, n) =>
    draft({
      coordinates: { lat: 42 + ((n * 0.618034) % 1) * 4, lng: 13 + (n / 20) * 6 },
      mapDisplay: n % 5 === 0 ? 'no_map' : n % 3 === 0 ? 'only_area' : 'marker',
      price: { value: 150_000 + n * 10_000, onRequest: n % 7 === 0, previous: null },
    }),
  );
}
