import { fillParts, type PathText } from './fill-parts';
import { partsOf, readPattern } from './read-pattern';

/** Returns the parameters of a path that has the pattern's shape, otherwise null. */
export type RouteMatcher = (path: PathText) => Record<string, string> | null;

/**
 * Compiles a declared route pattern into a matcher.
 *
 * Patterns are data in `remote.json`, written by teams, so they are deliberately small (see {@link readPattern}) and no
 * regular expression is made of them. The path is matched whole, decoded, and with its final slash; the time it takes
 * grows with its length alone.
 *
 * @example compileRoute('/{contract:prodaja|najam}-{category}/{place*}/')('/najam-sobe/split/')
 *   → { contract: 'najam', category: 'sobe', place: 'split' }
 * @throws {SyntaxError} for what is no pattern
 */
export function compileRoute(pattern: string): RouteMatcher {
  const read = readPattern(pattern);
  const parts = partsOf(read);
  return (path) => {
    const values = fillParts(parts, path);
    return values === null ? null : Object.fromEntries(read.names.map((name, place) => [name, values[place] ?? '']));
  };
}
