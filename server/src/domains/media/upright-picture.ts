import type { Metadata, ResizeOptions, Sharp } from 'sharp';
import { imageLibrary } from './image-library';
import { MAX_PIXELS, PictureError } from './picture-error';
import { pictureFormat } from './picture-format';

interface UprightPicture {
  /** Pixels of the upright picture before scaling. */
  width: number;
  height: number;
  /** Scaled, in colours for screens, on white; it carries no tag. */
  picture: Sharp;
}

/**
 * Begins work on a picture that people have sent: upright by its orientation tag. What it is, its bytes say.
 * @throws {PictureError} for what is no picture, has too many pixels or no end
 */
export async function uprightPicture(original: Uint8Array, scale: ResizeOptions): Promise<UprightPicture> {
  const format = pictureFormat(original);
  if (format === null) throw new PictureError('unknown-type');
  // The image library is built without a decoder for it: `readablePicture` comes before.
  if (format === 'heic') throw new PictureError('heic');
  const sharp = await imageLibrary();
  const metadata = await sharp(original, { limitInputPixels: false }).metadata().catch(broken);
  const { width, height } = uprightSize(metadata);
  if (width * height > MAX_PIXELS) throw new PictureError('too-many-pixels');
  const picture = sharp(original, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...scale, withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' });
  return { width, height, picture };
}

/** Ends work on a picture whose bytes are not what they should be. */
export function broken(cause: unknown): never {
  throw new PictureError('broken', cause);
}

/** Orientation tags 5 to 8 lay the picture on its side. */
function uprightSize({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
