import type { ListingCard } from '@kvadrat/contracts/api';

/** The strongest tier shows a mosaic of three (R116). */
const MOSAIC = 3;

/** The photos of an ad that its card shows: one, or a whole mosaic. */
export function shownPhotos({ photos, visibility }: Pick<ListingCard, 'photos' | 'visibility'>): ListingCard['photos'] {
  const isMosaic = visibility === 'supervetrina' && photos.length >= MOSAIC;
  return photos.slice(0, isMosaic ? MOSAIC : 1);
}
