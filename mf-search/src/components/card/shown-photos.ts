import type { ListingCard } from '@kvadrat/contracts/api';

/** The strongest tier shows a mosaic of three. */
const MOSAIC = 3;

/** Photos beside the main one are never shown larger than a third of a wide screen, drawn at twice its pixels. */
const SIDE_WIDTH = 640;

/** The photos of an ad that its card shows, in the sizes it can show: one, or a whole mosaic. */
export function shownPhotos({ photos, visibility }: Pick<ListingCard, 'photos' | 'visibility'>): ListingCard['photos'] {
  const isMosaic = visibility === 'supervetrina' && photos.length >= MOSAIC;
  return photos
    .slice(0, isMosaic ? MOSAIC : 1)
    .map((photo, index) =>
      index === 0 ? photo : { ...photo, sizes: photo.sizes.filter(({ width }) => width <= SIDE_WIDTH) },
    );
}
