import { compileRoute, type RouteMatcher } from './compile-route';

/** One address shape that a remote owns, as declared in its `remote.config.ts`. */
export interface RouteDeclaration {
  /** Name of the page inside the remote, for example `list`. */
  name: string;
  /** Pattern of {@link compileRoute}, without the language prefix. */
  pattern: string;
}

export interface RouteMatch<R extends RouteDeclaration = RouteDeclaration> {
  route: R;
  params: Record<string, string>;
}

const compiled = new Map<string, RouteMatcher>();

/**
 * Finds the first declared route that has the shape of `path`.
 * @param path page path without its language prefix, with a final slash
 */
export function matchRoute<R extends RouteDeclaration>(routes: readonly R[], path: string): RouteMatch<R> | null {
  for (const route of routes) {
    let matcher = compiled.get(route.pattern);
    if (matcher === undefined) compiled.set(route.pattern, (matcher = compileRoute(route.pattern)));
    const params = matcher(path);
    if (params !== null) return { route, params };
  }
  return null;
}
