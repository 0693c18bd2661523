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

/** Longer ones are no address anybody types. */
const MAX_LENGTH = 300;
const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*)(?:(\*)|:([^{}]+))?\}/g;

/**
 * Reads a declared route pattern: `{name}` is one run of characters without `/`, `{name:a|b}` one of the given words,
 * `/{name*}/` any number of whole segments, also none. Everything else is literal.
 * @throws {SyntaxError} with what is wrong: a pattern that is no address of this portal, that names a parameter twice, or
 *   whose placeholders touch, so that nothing says where one ends and the next begins
 */
export function readPattern(pattern: string): RoutePattern {
  const refuse = (what: string): never => {
    throw new SyntaxError(`${what}: ${pattern}`);
  };
  if (pattern.length > MAX_LENGTH) refuse(`route pattern must have at most ${MAX_LENGTH} characters`);
  if (!pattern.startsWith('/') || !pattern.endsWith('/')) refuse('route pattern must start and end with "/"');
  const inner = pattern.slice(1, -1);
  const segments = inner === '' ? [] : inner.split('/');
  const names: string[] = [];
  const read = segments.map((segment, index) => {
    if (segment === '') refuse(index === 0 ? 'route pattern must not lead to another host ("//")' : 'route pattern must have no empty segment ("//")');
    if (segment === '.' || segment === '..') refuse('route pattern must not hold "." or ".." as a segment');
    return readSegment(segment, names, refuse);
  });
  const touching = read.findIndex((parts, index) => isMany(parts) && isMany(read[index + 1] ?? []));
  if (touching >= 0) refuse('placeholders must not stand next to each other');
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

function readSegment(segment: string, names: string[], refuse: (what: string) => never): RoutePart[] {
  const parts: RoutePart[] = [];
  let last = 0;
  const takeText = (end: number): void => {
    const text = segment.slice(last, end);
    if (/[{}]/.test(text)) refuse('a brace must belong to a placeholder like {name}, {name:a|b} or {name*}');
    if ([...text].some((character) => character < ' ' || character === '\u007f' || character === '\\')) refuse('route pattern must hold no control character and no backslash');
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of segment.matchAll(PLACEHOLDER)) {
    const [whole, name = '', star, words] = match;
    if (names.includes(name)) refuse(`route parameter "${name}" stands twice`);
    const place = names.push(name) - 1;
    takeText(match.index);
    if (parts.length > 0 && parts.at(-1)?.kind !== 'text') refuse('placeholders must not stand next to each other');
    last = match.index + whole.length;
    if (star !== undefined) {
      if (whole !== segment) refuse(`"{${name}*}" must stand between slashes`);
      parts.push({ kind: 'many', place });
    } else if (words === undefined) parts.push({ kind: 'one', place });
    else {
      const list = words.split('|');
      if (list.includes('')) refuse(`"{${name}:…}" must have no empty word`);
      parts.push({ kind: 'words', place, words: list });
    }
  }
  takeText(segment.length);
  return parts;
}
