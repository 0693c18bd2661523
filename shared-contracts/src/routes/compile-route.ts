/** Returns the parameters of a path that has the pattern's shape, otherwise null. */
export type RouteMatcher = (path: string) => Record<string, string> | null;

const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*)(\*)?(?::([^{}]+))?\}/g;

/**
 * Compiles a declared route pattern into a matcher.
 *
 * Patterns are data in `remote.json`, so they are deliberately small:
 * `{name}` is one run of characters without `/`, `{name:a|b}` one of the given words,
 * `/{name*}/` any number of whole segments, also none (`''`). Everything else is literal.
 * The path is matched whole, decoded, and with its final slash.
 *
 * @example compileRoute('/{contract:prodaja|najam}-{category}/{place*}/')('/najam-sobe/split/')
 *   → { contract: 'najam', category: 'sobe', place: 'split' }
 * @throws {SyntaxError} when the pattern does not start and end with `/`, or names a parameter twice.
 */
export function compileRoute(pattern: string): RouteMatcher {
  if (!pattern.startsWith('/') || !pattern.endsWith('/')) {
    throw new SyntaxError(`route pattern must start and end with "/": ${pattern}`);
  }
  const names: string[] = [];
  let source = '';
  let last = 0;
  for (const match of pattern.matchAll(PLACEHOLDER)) {
    const [whole, name = '', star, words] = match;
    if (names.includes(name)) throw new SyntaxError(`route parameter "${name}" stands twice: ${pattern}`);
    names.push(name);
    let literal = pattern.slice(last, match.index);
    last = match.index + whole.length;
    if (star !== undefined) {
      // "/{place*}/" may be empty, then it stands for a single slash.
      if (!literal.endsWith('/') || pattern[last] !== '/') {
        throw new SyntaxError(`"{${name}*}" must stand between slashes: ${pattern}`);
      }
      literal = literal.slice(0, -1);
      source += `${escape(literal)}((?:/[^/]+)*)`;
    } else {
      source += `${escape(literal)}(${words === undefined ? '[^/]+?' : words.split('|').map(escape).join('|')})`;
    }
  }
  const expression = new RegExp(`^${source}${escape(pattern.slice(last))}$`);
  return (path) => {
    const found = expression.exec(path);
    if (found === null) return null;
    const params: Record<string, string> = {};
    names.forEach((name, index) => {
      params[name] = (found[index + 1] ?? '').replace(/^\//, '');
    });
    return params;
  };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
