/** A piece of a route pattern. `place` counts the placeholders from 0. */
export type RoutePart =
  | { kind: 'text'; text: string }
  /** One run of characters without `/`. */
  | { kind: 'one'; place: number }
  | { kind: 'words'; place: number; words: readonly string[] }
  /** Any number of whole segments, each with the slash before it. */
  | { kind: 'many'; place: number };

export interface RoutePattern {
  /** Of the placeholders, in their order. */
  names: readonly string[];
  /** What stands between the slashes. */
  segments: readonly (readonly RoutePart[])[];
}

/** What can be wrong with a pattern; sentences about it are where patterns are checked. */
export type PatternProblem =
  'long' | 'slashes' | 'host' | 'empty' | 'dots' | 'touching' | 'brace' | 'letters' | 'twice' | 'part' | 'word';

/** Longer ones are no address anybody types. */
export const MAX_PATTERN = 300;
const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*)(?:(\*)|:([^{}]+))?\}/g;

/**
 * Reads a declared route pattern: `{name}` is one run of characters without `/`, `{name:a|b}` one of the given words,
 * `/{name*}/` any number of whole segments, also none. Everything else is literal.
 * @throws {SyntaxError} with a {@link PatternProblem}: a pattern that is no address of this portal, that names a parameter twice,
 *   or whose placeholders touch, so that nothing says where one ends and the next begins
 */
export function readPattern(pattern: string): RoutePattern {
  if (pattern.length > MAX_PATTERN) refuse('long');
  if (!pattern.startsWith('/') || !pattern.endsWith('/')) refuse('slashes');
  const inner = pattern.slice(1, -1);
  const segments = inner === '' ? [] : inner.split('/');
  const names: string[] = [];
  const read = segments.map((segment, index) => {
    if (segment === '') refuse(index === 0 ? 'host' : 'empty');
    if (segment === '.' || segment === '..') refuse('dots');
    return readSegment(segment, names);
  });
  if (read.some((parts, index) => isMany(parts) && isMany(read[index + 1] ?? []))) refuse('touching');
  return { names, segments: read };
}

/** Whether a segment stands for any number of segments. */
export function isMany(segment: readonly RoutePart[]): boolean {
  return segment[0]?.kind === 'many';
}

/** The whole pattern as one row of pieces. */
export function partsOf({ segments }: RoutePattern): RoutePart[] {
  const slash: RoutePart = { kind: 'text', text: '/' };
  return [...segments.flatMap((segment) => (isMany(segment) ? segment : [slash, ...segment])), slash];
}

function refuse(problem: PatternProblem): never {
  throw new SyntaxError(problem);
}

function readSegment(segment: string, names: string[]): RoutePart[] {
  const parts: RoutePart[] = [];
  let last = 0;
  const takeText = (end: number): void => {
    const text = segment.slice(last, end);
    if (/[{}]/.test(text)) refuse('brace');
    if ([...text].some((character) => character < ' ' || '\u007f\\'.includes(character))) refuse('letters');
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of segment.matchAll(PLACEHOLDER)) {
    const [whole, name = '', star, words] = match;
    if (names.includes(name)) refuse('twice');
    const place = names.push(name) - 1;
    takeText(match.index);
    if (parts.length > 0 && parts.at(-1)?.kind !== 'text') refuse('touching');
    last = match.index + whole.length;
    if (star !== undefined) {
      if (whole !== segment) refuse('part');
      parts.push({ kind: 'many', place });
    } else if (words === undefined) parts.push({ kind: 'one', place });
    else {
      const list = words.split('|');
      if (list.includes('')) refuse('word');
      parts.push({ kind: 'words', place, words: list });
    }
  }
  takeText(segment.length);
  return parts;
}
