import { decode } from '@jridgewell/sourcemap-codec';

/**
 * Divides a bundle by where its text comes from.
 * @param text script or style sheet
 * @param map its source map, as JSON
 * @param isInside whether a source belongs to the first part; asked with null for text of no source,
 *   which is the bundler's
 */
export function splitBySource(
  text: string,
  map: string,
  isInside: (source: string | null) => boolean,
): { inside: string; outside: string } {
  const { sources, mappings } = readMap(map);
  const isSourceInside = sources.map((source) => isInside(source));
  const isGlueInside = isInside(null);
  const parts = { inside: '', outside: '' };
  const add = (piece: string, source: number | undefined): void => {
    const inside = source === undefined ? isGlueInside : (isSourceInside[source] ?? isGlueInside);
    parts[inside ? 'inside' : 'outside'] += piece;
  };
  const lines = text.split('\n');
  decode(mappings).forEach((segments, number) => {
    const line = lines[number] ?? '';
    add(line.slice(0, segments[0]?.[0]), undefined);
    segments.forEach(([column, source], index) => add(line.slice(column, segments[index + 1]?.[0]), source));
  });
  return parts;
}

function readMap(json: string): { sources: string[]; mappings: string } {
  const map: unknown = JSON.parse(json);
  if (
    typeof map === 'object' &&
    map !== null &&
    'sources' in map &&
    Array.isArray(map.sources) &&
    'mappings' in map &&
    typeof map.mappings === 'string'
  ) {
    return { sources: map.sources.map(String), mappings: map.mappings };
  }
  throw new TypeError('not a source map');
}
