import { TALK_FILE_BYTES } from '@kvadrat/contracts/forms';
import { cleanPdf } from './clean-pdf';
import { FileError } from './file-error';
import { broken, uprightPicture } from './upright-picture';

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
  if (original.byteLength > TALK_FILE_BYTES) throw new FileError('too-large');
  return isPdf(original)
    ? { type: 'application/pdf', data: await cleanPdf(original), size: null }
    : cleanPicture(original);
}

/** A document begins with its mark, after nothing at all: what has anything before it is something else as well. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(5, bytes.byteLength)).toString('latin1') === '%PDF-';
}

async function cleanPicture(original: Uint8Array): Promise<CleanFile> {
  const { picture } = await uprightPicture(original, { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' });
  const { data, info } = await picture.jpeg(JPEG).toBuffer({ resolveWithObject: true }).catch(broken);
  return { type: 'image/jpeg', data, size: { width: info.width, height: info.height } };
}
