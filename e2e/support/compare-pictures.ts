import type { Page } from 'playwright-core';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureDifference {
  /** Pixels that are not the very same colour. */
  different: number;
  /** Pixels that were compared. */
  compared: number;
}

/**
 * Compares two PNG pictures pixel by pixel. Decoded by the browser, which is there anyway.
 * @param except a part that is left out, in pixels
 * @throws when they are not of one size
 */
export async function comparePictures(
  page: Page,
  one: Buffer,
  other: Buffer,
  except?: Box,
): Promise<PictureDifference> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(compareInPage, {
      one: one.toString('base64'),
      other: other.toString('base64'),
      except,
    });
  } finally {
    await blank.close();
  }
}

/** Runs in the page. */
async function compareInPage({
  one,
  other,
  except,
}: {
  one: string;
  other: string;
  except: Box | undefined;
}): Promise<PictureDifference> {
  const pixels = async (png: string): Promise<ImageData> => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(png), (character) => character.charCodeAt(0))], { type: 'image/png' }),
    );
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`${a.width}×${a.height} and ${b.width}×${b.height} cannot be compared`);
  const [left, right] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
  const result = { different: 0, compared: 0 };
  left.forEach((colour, index) => {
    const x = index % a.width;
    const y = Math.floor(index / a.width);
    if (
      except !== undefined &&
      x >= except.x &&
      x < except.x + except.width &&
      y >= except.y &&
      y < except.y + except.height
    )
      return;
    result.compared += 1;
    if (colour !== right[index]) result.different += 1;
  });
  return result;
}
