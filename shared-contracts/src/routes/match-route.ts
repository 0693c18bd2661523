import { RouteIndex } from './route-index';

/** One address shape that a remote owns, as declared in its `remote.config.ts`. */
export interface RouteDeclaration {
  /** Name of the page inside the remote, for example `list`. */
  name: string;
  /** Pattern of {@link compileRoute}, without the language prefix. */
  pattern: string;
  /** Whether the page takes what its form sends to its address by `POST`. */
  acts?: boolean;
}

export interface RouteMatch<R extends RouteDeclaration = RouteDeclaration> {
  route: R;
  params: Record<string, string>;
}

const indexes = new WeakMap<readonly RouteDeclaration[], RouteIndex>();

/**
 * Finds the first declared route that has the shape of `path`.
 * @param path page path without its language prefix, with a final slash
 * @throws {SyntaxError} when one of them is no pattern
 */
export function matchRoute<R extends RouteDeclaration>(routes: readonly R[], path: string): RouteMatch<R> | null {
  let index = indexes.get(routes);
  if (index === undefined) indexes.set(routes, (index = new RouteIndex(routes.map(({ pattern }) => pattern))));
  const found = index.find(path);
  const route = found === null ? undefined : routes[found.route];
  return found === null || route === undefined ? null : { route, params: found.params };
}
