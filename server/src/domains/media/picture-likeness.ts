import { imageLibrary } from './image-library';

/** Side of the grey square a fingerprint is made of, and of the corner of its spectrum that is kept. */
const SIDE = 32;
const CORNER = 8;
/** Side of the grey picture the windows are cut from. */
const GREY = 128;
/** Shares of width and height: copies of others are often cut at their edges. */
const WINDOWS = [1, 0.92, 0.84] as const;
const DIGITS = 16;

const COSINES = Float64Array.from({ length: CORNER * SIDE }, (_, index) =>
  Math.cos((Math.PI / SIDE) * ((index % SIDE) + 0.5) * Math.floor(index / SIDE)),
);
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/**
 * What a picture looks like: perceptual hashes of 64 bits (the low frequencies of its brightness) of the whole picture and of
 * its middle without the edges. Another size, format, quality, brightness or a small mark on it changes a few bits.
 * @param picture any file or drawing the image library reads
 * @returns 48 hexadecimal digits, for {@link likenessDistance}
 */
export async function pictureLikeness(picture: Uint8Array): Promise<string> {
  const sharp = await imageLibrary();
  const grey = await sharp(picture)
    .autoOrient()
    .resize(GREY, GREY, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer();
  return WINDOWS.map((share) => hashOf(shrink(grey, share))).join('');
}

/** Bits of 64 in which two pictures differ, each seen with its edges or without: a third where they show different things. */
export function likenessDistance(one: string, other: string): number {
  const hashes = (likeness: string): Buffer => Buffer.from(likeness, 'hex');
  const [ones, others] = [hashes(one), hashes(other)];
  const bytes = DIGITS / 2;
  let least = bytes * 8;
  for (let from = 0; from < ones.length; from += bytes) {
    for (let to = 0; to < others.length; to += bytes) {
      let distance = 0;
      for (let at = 0; at < bytes; at += 1) distance += BITS[(ones[from + at] ?? 0) ^ (others[to + at] ?? 0)] ?? 0;
      least = Math.min(least, distance);
    }
  }
  return least;
}

/** The middle of the grey picture, as the mean brightness of each part. */
function shrink(grey: Uint8Array, share: number): Float64Array {
  const edge = (GREY * (1 - share)) / 2;
  const step = (GREY * share) / SIDE;
  return Float64Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [left, top] = [Math.round(edge + (index % SIDE) * step), Math.round(edge + Math.floor(index / SIDE) * step)];
    const [right, bottom] = [Math.max(left + 1, Math.round(left + step)), Math.max(top + 1, Math.round(top + step))];
    let sum = 0;
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += grey[y * GREY + x] ?? 0;
    return sum / ((right - left) * (bottom - top));
  });
}

/** A bit for each low frequency: whether there is more of it than of most. The mean brightness says nothing and is left out. */
function hashOf(square: Float64Array): string {
  const rows = new Float64Array(CORNER * SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let u = 0; u < CORNER; u += 1) {
      let sum = 0;
      for (let x = 0; x < SIDE; x += 1) sum += (square[y * SIDE + x] ?? 0) * (COSINES[u * SIDE + x] ?? 0);
      rows[u * SIDE + y] = sum;
    }
  const spectrum = Array.from({ length: CORNER * CORNER }, (_, index) => {
    const [u, v] = [index % CORNER, Math.floor(index / CORNER)];
    let sum = 0;
    for (let y = 0; y < SIDE; y += 1) sum += (rows[u * SIDE + y] ?? 0) * (COSINES[v * SIDE + y] ?? 0);
    return sum;
  });
  const middle = spectrum.slice(1).sort((a, b) => a - b)[Math.floor((spectrum.length - 1) / 2)] ?? 0;
  const bits = spectrum.map((value, index) => (index > 0 && value > middle ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(DIGITS, '0');
}
