import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Raster } from './raster';

/** Reads the land cells that `tools/geo/make-land.ts` has made: a line of JSON with the frame, then runs of equal cells. */
export function readLand(file: string): Raster {
  const bytes = brotliDecompressSync(readFileSync(file));
  const end = bytes.indexOf('\n');
  const frame: unknown = JSON.parse(bytes.toString('utf8', 0, end));
  if (!isFrame(frame)) throw new TypeError(`${file} does not begin with the frame of a grid.`);
  const cells = new Uint8Array(frame.columns * frame.rows);
  let cell = 0;
  for (let at = end + 1; at < bytes.length; at += 2) {
    let length = 0;
    let weight = 1;
    for (; (bytes[at] ?? 0) > 127; at++, weight *= 128) length += ((bytes[at] ?? 0) - 128) * weight;
    length += (bytes[at] ?? 0) * weight;
    cells.fill(bytes[at + 1] ?? 0, cell, cell + length);
    cell += length;
  }
  if (cell !== cells.length) throw new TypeError(`${file} has ${cell} cells instead of ${cells.length}.`);
  return { ...frame, cells };
}

type Frame = Omit<Raster, 'cells'>;

function isFrame(value: unknown): value is Frame {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return ['west', 'south', 'columns', 'rows', 'width', 'height'].every((name) => Number.isFinite(fields.get(name)));
}
