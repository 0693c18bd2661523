import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';

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
  const { sources, mappings } = readMap(map);
  const isLibrary = sources.map((source) => LIBRARY.test(source));
  const halves = { library: '', own: '' };
  const lines = script.split('\n');
  decode(mappings).forEach((segments, number) => {
    const line = lines[number] ?? '';
    segments.forEach(([column, source], index) => {
      const text = line.slice(column, segments[index + 1]?.[0]);
      if (source !== undefined && isLibrary[source] === false) halves.own += text;
      else halves.library += text;
    });
    halves.library += line.slice(0, segments[0]?.[0]);
  });
  const [library, own] = await Promise.all([compress(halves.library), compress(halves.own)]);
  return halves.own === '' ? compressedBytes : Math.round((compressedBytes * library.length) / (library.length + own.length));
}

function readMap(json: string): { sources: string[]; mappings: string } {
  const map: unknown = JSON.parse(json);
  if (typeof map === 'object' && map !== null && 'sources' in map && Array.isArray(map.sources) && 'mappings' in map && typeof map.mappings === 'string') {
    return { sources: map.sources.map(String), mappings: map.mappings };
  }
  throw new TypeError('not a source map');
}
