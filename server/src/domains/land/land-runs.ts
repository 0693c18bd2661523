import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The grid that land cells stand in, rows from south to north. */
export interface LandFrame {
  west: number;
  south: number;
  columns: number;
  rows: number;
  /** Degrees of longitude and latitude of one cell. */
  width: number;
  height: number;
}

/** Of latitude, and of longitude at the equator. */
export const METRES_PER_DEGREE = 111_195;

/** A cell of the open sea; everything else is some kind of land. */
export const WATER_CELL = 0;

/**
 * Reads the land cells that `tools/geo/make-land.ts` has made: a line of JSON with the frame, then runs of equal cells.
 * @param take is told each run: the number of its first cell, how many there are, and what they are
 * @throws TypeError for a file that is something else
 */
export function readLandRuns(
  file: string,
  take: (first: number, length: number, value: number, frame: LandFrame) => void,
): LandFrame {
  const bytes = brotliDecompressSync(readFileSync(file));
  const end = bytes.indexOf('\n');
  const frame: unknown = JSON.parse(bytes.toString('utf8', 0, end));
  if (!isFrame(frame)) throw new TypeError(`${file} does not begin with the frame of a grid.`);
  const cells = frame.columns * frame.rows;
  let cell = 0;
  for (let at = end + 1; at < bytes.length; at += 2) {
    let length = 0;
    let weight = 1;
    for (; (bytes[at] ?? 0) > 127; at++, weight *= 128) length += ((bytes[at] ?? 0) - 128) * weight;
    length += (bytes[at] ?? 0) * weight;
    take(cell, length, bytes[at + 1] ?? 0, frame);
    cell += length;
  }
  if (cell !== cells) throw new TypeError(`${file} has ${cell} cells instead of ${cells}.`);
  return frame;
}

function isFrame(value: unknown): value is LandFrame {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return ['west', 'south', 'columns', 'rows', 'width', 'height'].every((name) => Number.isFinite(fields.get(name)));
}
