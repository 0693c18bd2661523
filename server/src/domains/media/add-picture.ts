import type { Db } from '../../platform/db';
import { insertMedia, mediaIdByHash } from './media.store';
import { writePicture } from './media-folder';
import { pictureLikeness } from './picture-likeness';
import { pictureHash, renderPicture } from './render-picture';

/**
 * Takes a picture into the house: checks, renders and files it, and answers its id. The same picture is rendered
 * once, however many ads show it. The files are written before the row, so that a row never lacks its files.
 * @throws {PictureError} for what is no picture, too large or broken.
 */
export async function addPicture({ db, dataDir }: { db: Db; dataDir: string }, original: Uint8Array): Promise<number> {
  const hash = pictureHash(original);
  const known = await mediaIdByHash(db, hash);
  if (known !== null) return known;
  const picture = await renderPicture(original);
  await writePicture(dataDir, hash, picture.sizes);
  return insertMedia(db, {
    hash,
    width: picture.width,
    height: picture.height,
    widths: picture.sizes.map((size) => size.width),
    bytes: original.byteLength,
    likeness: await pictureLikeness(original),
  });
}
