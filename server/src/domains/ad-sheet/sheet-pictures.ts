import type { ListingDetail } from '@kvadrat/contracts/api';
import type { PictureMaker } from '../media/api';
import type { SheetPicture } from './draw-sheet';
import { PICTURE_BOXES, pictureBoxes } from './sheet-layout';

/** Pixels for a point: fine enough for a printer. */
const DENSITY = 2;
const MOST = 3;
const QUICKEST_WIDTH = 900;

/**
 * The first photos of an ad, cut to their places. Floor plans are for the screen. One that cannot be had is left out.
 * @param read gives the file at an address below the portal's own
 */
export async function sheetPictures(
  { photos, floorPlans }: ListingDetail,
  read: (path: string) => Promise<Buffer | null>,
  pictures: Pick<PictureMaker, 'cut'>,
): Promise<SheetPicture[]> {
  const shown = photos.filter((_, index) => !floorPlans.includes(index)).slice(0, MOST);
  const files = await Promise.all(
    shown.map(async ({ alt, sizes }) => {
      const size = sizes.find(({ width }) => width >= QUICKEST_WIDTH) ?? sizes.at(-1);
      const file = size === undefined ? null : await read(size.webp);
      return file === null ? [] : [{ alt, file }];
    }),
  );
  const found = files.flat();
  const boxes = pictureBoxes(found.length);
  return Promise.all(
    found.map(async ({ alt, file }, index) => {
      const { width, height } = boxes[index] ?? PICTURE_BOXES[1][0] ?? { width: 0, height: 0 };
      return {
        alt,
        jpeg: await pictures.cut(file, { width: Math.round(width * DENSITY), height: Math.round(height * DENSITY) }),
      };
    }),
  );
}
