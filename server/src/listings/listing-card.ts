import type { ListingCard } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { Db } from '../db';
import { placeDirectory } from '../geography';
import { photosFor } from '../media';
import { readSources, titlesOf, toCard } from './listing-source';

/** As many as the largest card shows (R116); further ones belong to the ad. */
const PHOTOS_PER_CARD = 3;

/** Cards of ads in the order of the ids; ads that are gone or sold meanwhile are left out (O-12). */
export async function cardsByIds(db: Db, ids: readonly number[], locale: Locale, photosPerCard = PHOTOS_PER_CARD): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const [sources, texts, photos, places] = await Promise.all([
    readSources(db, ids),
    db.selectFrom('listing_text').select(['listing_id', 'locale', 'title']).where('listing_id', 'in', [...ids]).execute(),
    photosFor(db, ids, { locale, limit: photosPerCard }),
    placeDirectory(db),
  ]);
  const byId = new Map(sources.map((source) => [source.id, source]));
  return ids.flatMap((id) => {
    const source = byId.get(id);
    if (source === undefined || source.status !== LISTING_STATUS.active) return [];
    const titles = titlesOf(texts.filter((text) => text.listing_id === id), locale);
    return [toCard(source, titles, photos.get(id), places)];
  });
}
