import type { Db } from '../../platform/db';
import { insertMedia, mediaIdByHash } from './media.store';
import { writePicture } from './media-folder';
import { picturesHere, type PictureMaker } from './picture-maker';
import { pictureHash } from './render-picture';

export interface PictureDeps {
  db: Db;
  dataDir: string;
  /** Who works on pictures; this process itself if nobody is named. */
  pictures?: PictureMaker;
}

/**
 * Takes a picture into the house: checks, renders and files it, and answers its id. The same picture is rendered
 * once, however many ads show it. The files are written before the row, so that a row never lacks its files.
 * @throws {PictureError} for what is no picture, too large or broken, or was not finished
 */
export async function addPicture(
  { db, dataDir, pictures = picturesHere }: PictureDeps,
  original: Uint8Array,
): Promise<number> {
  const hash = pictureHash(original);
  const known = await mediaIdByHash(db, hash);
  if (known !== null) return known;
  const picture = await pictures.render(original);
  await writePicture(dataDir, hash, picture.sizes);
  return insertMedia(db, {
    hash,
    width: picture.width,
    height: picture.height,
    widths: picture.sizes.map((size) => size.width),
    bytes: original.byteLength,
    likeness: picture.likeness,
  });
}
