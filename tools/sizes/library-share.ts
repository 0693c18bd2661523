import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { splitBySource } from './split-by-source';

const compress = promisify(brotliCompress);

/** Sources that no team writes: packages of npm, the bundler's and the federation's start code. */
const LIBRARY = /\/node_modules\/|\/webpack\/|\/data:text\/javascript/;

/**
 * How much of a script's compressed bytes is libraries and federation. Each half is compressed by
 * itself and the two are scaled to what they weigh together.
 * @param script minified code
 * @param map its source map, as JSON
 * @param compressedBytes size of the whole, compressed
 */
export async function libraryBytes(script: string, map: string, compressedBytes: number): Promise<number> {
  const halves = splitBySource(script, map, (source) => source === null || LIBRARY.test(source));
  const [library, own] = await Promise.all([compress(halves.inside), compress(halves.outside)]);
  return halves.outside === ''
    ? compressedBytes
    : Math.round((compressedBytes * library.length) / (library.length + own.length));
}
