import type { HeifImage } from 'libheif-js/wasm-bundle';
import { imageLibrary } from './image-library';
import { MAX_PICTURE_BYTES, PictureError } from './picture-error';
import { pictureFormat } from './picture-format';

/** Phones make 12 or 24 megapixels; each takes fourteen bytes while it is decoded. */
const MAX_HEIC_PIXELS = 26_000_000;
/** Only for the way to the sizes that are made of it. */
const JPEG = { quality: 94 };

/**
 * A picture in a format the image library reads: HEIC of phones becomes JPEG, upright, everything else stays as it is. The image library's own
 * build has no decoder for HEIC.
 * @throws {PictureError} `heic` for one that cannot be read, `too-many-pixels`
 */
export async function readablePicture(original: Uint8Array): Promise<Uint8Array> {
  if (pictureFormat(original) !== 'heic' || original.byteLength > MAX_PICTURE_BYTES) return original;
  const { default: libheif } = await import('libheif-js/wasm-bundle');
  await libheif.ready;
  const decoder = new libheif.HeifDecoder();
  let images: HeifImage[] = [];
  try {
    images = decoder.decode(original);
    const image = images.find((one) => Boolean(one.is_primary())) ?? images[0];
    if (image === undefined) throw new PictureError('heic');
    return await toJpeg(image);
  } catch (cause) {
    throw cause instanceof PictureError ? cause : new PictureError('heic', cause);
  } finally {
    for (const image of images) image.free();
    decoder.decoder.delete();
  }
}

async function toJpeg(image: HeifImage): Promise<Buffer> {
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_HEIC_PIXELS) throw new PictureError('too-many-pixels');
  const pixels = await new Promise<Uint8ClampedArray>((resolve, reject) => {
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
      if (shown === null) reject(new PictureError('heic'));
      else resolve(shown.data);
    });
  });
  const sharp = await imageLibrary();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg(JPEG)
    .toBuffer();
}
