import type { RoutePart } from './read-pattern';

/** What reading a path needs of a text. */
export type PathText = Pick<string, 'length' | 'startsWith' | 'indexOf' | 'slice'>;

/**
 * Fills the placeholders of a row of pieces so that it stands for the whole path: single ones as short as can be, starred
 * ones as long. The work grows with the path's length, never with the ways to divide it: what did not fit from one place is
 * known not to fit from a later one.
 * @returns the values by place, or null when there is no way
 */
export function fillParts(parts: readonly RoutePart[], path: PathText): string[] | null {
  const values: string[] = [];
  /** By piece: from which start to which end nothing fits. */
  const hopeless: ({ from: number; to: number } | undefined)[] = [];
  let hopelessWords: Set<number> | undefined;

  const fits = (index: number, at: number): boolean => {
    const part = parts[index];
    if (part === undefined) return at === path.length;
    switch (part.kind) {
      case 'text':
        return path.startsWith(part.text, at) && fits(index + 1, at + part.text.length);
      case 'words': {
        const key = index * (path.length + 1) + at;
        if (hopelessWords?.has(key) === true) return false;
        const word = part.words.find(
          (candidate) => path.startsWith(candidate, at) && fits(index + 1, at + candidate.length),
        );
        if (word === undefined) (hopelessWords ??= new Set()).add(key);
        else values[part.place] = word;
        return word !== undefined;
      }
      case 'one':
        return fitsOne(index, at, part.place);
      case 'many':
        return fitsMany(index, at, part.place);
    }
  };

  const fitsOne = (index: number, at: number, place: number): boolean => {
    const known = hopeless[index];
    if (known !== undefined && at >= known.from && at <= known.to) return false;
    const slash = path.indexOf('/', at);
    const to = slash < 0 ? path.length : slash;
    const last = known?.to === to ? known.from : to;
    for (let end = at + 1; end <= last; end += 1) {
      if (!fits(index + 1, end)) continue;
      values[place] = path.slice(at, end);
      return true;
    }
    hopeless[index] = { from: at, to };
    return false;
  };

  const fitsMany = (index: number, at: number, place: number): boolean => {
    const from = hopeless[index]?.from ?? Infinity;
    // A slash follows also where there are no segments.
    if (at >= from || !path.startsWith('/', at)) return false;
    const ends = segmentEnds(path, at, from);
    for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
      if (!fits(index + 1, end)) continue;
      values[place] = path.slice(Math.min(at + 1, end), end);
      return true;
    }
    hopeless[index] = { from: at, to: path.length };
    return false;
  };

  return fits(0, 0) ? values : null;
}

/** Where whole segments from `at` on end, `at` itself first; only those before `limit`. */
function segmentEnds(path: PathText, at: number, limit: number): number[] {
  const ends = [at];
  for (let start = at; path.startsWith('/', start);) {
    const slash = path.indexOf('/', start + 1);
    const end = slash < 0 ? path.length : slash;
    if (end === start + 1 || end >= limit) break;
    ends.push(end);
    start = end;
  }
  return ends;
}
