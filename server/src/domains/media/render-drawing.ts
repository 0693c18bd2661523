import { imageLibrary } from './image-library';
import { pictureHash, renderSize, widthsFor, type PictureSize } from './render-picture';

/** Size of drawn pictures in pixels. */
export const DRAWING = { width: 1280, height: 960 } as const;
export const DRAWING_WIDTHS: readonly number[] = widthsFor(DRAWING.width);

/** Drawings are painted at least so wide and scaled down, which smooths fine lines and makes small files. */
const SMOOTH_WIDTH = 1024;

/** Sizes that cards show may weigh so much: they come by the two dozen. */
const CARD_WIDTH = 640;
const CARD_BYTES = 20_000;
/** Part of every name: with other rules the same source becomes other files. */
const RULES = JSON.stringify([SMOOTH_WIDTH, CARD_WIDTH, CARD_BYTES]);

/** Name of a drawing: of what makes it, since the same identity always becomes the same files. */
export function drawingHash(identity: string): string {
  return pictureHash(Buffer.from(`${RULES} ${identity}`));
}

/**
 * Renders sizes of a drawing of our own. Vector graphics of others never come here: they may name files and addresses.
 * @param svg of the shape of `DRAWING`
 */
export async function renderDrawing(svg: string, widths: readonly number[]): Promise<PictureSize[]> {
  const sharp = await imageLibrary();
  const width = Math.max(SMOOTH_WIDTH, ...widths);
  const height = Math.round((width * DRAWING.height) / DRAWING.width);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: PictureSize[] = [];
  for (const target of widths)
    sizes.push(await renderSize(() => sharp(data, { raw }), target, target <= CARD_WIDTH ? CARD_BYTES : Infinity));
  return sizes;
}
