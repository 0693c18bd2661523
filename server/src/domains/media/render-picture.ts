import { createHash } from 'node:crypto';
import type { OutputInfo, Sharp } from 'sharp';
import { imageLibrary } from './image-library';
import { MAX_PICTURE_BYTES, PictureError } from './picture-error';
import { broken, uprightPicture } from './upright-picture';

/** Widths in pixels that pages may ask for; a narrower picture ends with its own width. */
const WIDTHS = [320, 640, 1024, 1600] as const;
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 70, effort: 2 };
/** Of pictures that are printed. */
const JPEG = { quality: 82 };
/** What the quality is multiplied by, one after the other, until a picture is small enough. */
const QUALITIES = [1, 0.92, 0.84, 0.76, 0.68] as const;
/** Part of every hash: with other rules the same original becomes other files under other names. */
const RULES = JSON.stringify([WIDTHS, AVIF, WEBP]);

export interface PictureSize {
  width: number;
  height: number;
  avif: Buffer;
  webp: Buffer;
}

/** Pixels. */
export interface PictureBox {
  width: number;
  height: number;
}

export interface RenderedPicture {
  /** Of the upright picture before scaling. */
  width: number;
  height: number;
  /** Smallest first. */
  sizes: PictureSize[];
}

/** Name of a picture: 40 hex digits of its bytes and the rendering rules. */
export function pictureHash(original: Uint8Array): string {
  return createHash('sha256').update(RULES).update(original).digest('hex').slice(0, 40);
}

/**
 * Renders the sizes of a picture: upright by its orientation tag, then without any tag, so that neither the place
 * of a photo nor the camera's number leaves the server.
 * @throws {PictureError} for what is no picture, too large or broken.
 */
export async function renderPicture(original: Uint8Array): Promise<RenderedPicture> {
  if (original.byteLength === 0) throw new PictureError('empty');
  if (original.byteLength > MAX_PICTURE_BYTES) throw new PictureError('too-large');
  const { width, height, picture } = await uprightPicture(original, { width: Math.max(...WIDTHS) });
  const master = await picture.raw().toBuffer({ resolveWithObject: true }).catch(broken);
  const { width: masterWidth, height: masterHeight, channels } = master.info;
  const sharp = await imageLibrary();
  const source = (): Sharp => sharp(master.data, { raw: { width: masterWidth, height: masterHeight, channels } });
  const sizes: PictureSize[] = [];
  for (const target of widthsFor(masterWidth)) sizes.push(await renderSize(source, target).catch(broken));
  return { width, height, sizes };
}

/** Widths a picture is rendered in, smallest first. */
export function widthsFor(width: number): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  return [...smaller, width];
}

/**
 * One size of a picture in both formats.
 * @param bytes a file may have; a heavier one is encoded anew with less quality, a few times at most
 */
export async function renderSize(source: () => Sharp, width: number, bytes = Infinity): Promise<PictureSize> {
  const resized = (): Sharp => source().resize({ width });
  const [avif, webp] = await Promise.all([
    fitInto(bytes, (share) => resized().avif({ ...AVIF, quality: Math.round(AVIF.quality * share) })),
    fitInto(bytes, (share) => resized().webp({ ...WEBP, quality: Math.round(WEBP.quality * share) })),
  ]);
  return { width: avif.info.width, height: avif.info.height, avif: avif.data, webp: webp.data };
}

interface Encoded {
  data: Buffer;
  info: OutputInfo;
}

async function fitInto(bytes: number, encoder: (share: number) => Sharp): Promise<Encoded> {
  const [full, ...lower] = QUALITIES;
  let encoded: Encoded = await encoder(full).toBuffer({ resolveWithObject: true });
  for (const share of lower) {
    if (encoded.data.byteLength <= bytes) break;
    encoded = await encoder(share).toBuffer({ resolveWithObject: true });
  }
  return encoded;
}

/** Cuts a picture to a box, as JPEG: for paper, where nobody waits for bytes. */
export async function cutPicture(picture: Uint8Array, { width, height }: PictureBox): Promise<Buffer> {
  const sharp = await imageLibrary();
  return sharp(picture).resize(width, height, { fit: 'cover' }).jpeg(JPEG).toBuffer();
}
