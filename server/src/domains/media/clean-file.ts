import { cleanPdf } from './clean-pdf';
import { FileError, MAX_FILE_BYTES } from './file-error';
import { imageLibrary } from './image-library';
import { MAX_PIXELS, PictureError } from './picture-error';
import { pictureFormat } from './picture-format';

/** A file that people send each other, without what it says of its maker. */
export interface CleanFile {
  type: 'image/jpeg' | 'application/pdf';
  data: Buffer;
  /** Pixels; null for a document. */
  size: { width: number; height: number } | null;
}

/** Longer than this no side of a picture is kept: a page of paper can be read at that. */
const LONGEST_SIDE = 2400;
const JPEG = { quality: 82 };

/**
 * Makes a file that can be handed on: a picture upright and without any tag, a PDF without its maker's data and without what runs. What it is,
 * its bytes say; its name and the type that was told are not asked.
 * @throws {PictureError | FileError} for what is neither, too large, locked or broken
 */
export async function cleanFile(original: Uint8Array): Promise<CleanFile> {
  if (original.byteLength === 0) throw new FileError('empty');
  if (original.byteLength > MAX_FILE_BYTES) throw new FileError('too-large');
  return isPdf(original)
    ? { type: 'application/pdf', data: await cleanPdf(original), size: null }
    : cleanPicture(original);
}

/** A document begins with its mark, after nothing at all: what has anything before it is something else as well. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(5, bytes.byteLength)).toString('latin1') === '%PDF-';
}

async function cleanPicture(original: Uint8Array): Promise<CleanFile> {
  const format = pictureFormat(original);
  if (format === null) throw new PictureError('unknown-type');
  if (format === 'heic') throw new PictureError('heic');
  const sharp = await imageLibrary();
  try {
    const { width, height } = await sharp(original, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new PictureError('too-many-pixels');
    const { data, info } = await sharp(original, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg(JPEG)
      .toBuffer({ resolveWithObject: true });
    return { type: 'image/jpeg', data, size: { width: info.width, height: info.height } };
  } catch (cause) {
    throw cause instanceof PictureError ? cause : new PictureError('broken', cause);
  }
}
