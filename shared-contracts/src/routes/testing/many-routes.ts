import type { RouteDeclaration } from '../match-route';

/** Shapes that teams write, and those that give away least about what they match; each with a path of it. */
const KINDS: readonly { pattern: (n: number) => string; path: (n: number) => string }[] = [
  { pattern: (n) => `/stranica-${n}/`, path: (n) => `/stranica-${n}/` },
  { pattern: (n) => `/odjeljak-${n}/{id}/{slug*}/`, path: (n) => `/odjeljak-${n}/7/stan-u-splitu/` },
  { pattern: (n) => `/{contract:prodaja|najam}-vrsta${n}/{place*}/`, path: (n) => `/prodaja-vrsta${n}/split/bacvice/` },
  { pattern: (n) => `/{id}/popis-${n}/`, path: (n) => `/neki/popis-${n}/` },
  { pattern: (n) => `/{name}-kraj${n}/`, path: (n) => `/nesto-kraj${n}/` },
  { pattern: (n) => `/{all*}/zadnji-${n}/`, path: (n) => `/a/b/c/zadnji-${n}/` },
];

/** So many routes, all kinds in turn; their names are their numbers. */
export function manyRoutes(count: number): RouteDeclaration[] {
  return Array.from({ length: count }, (_, n) => ({
    name: String(n),
    pattern: KINDS[n % KINDS.length]?.pattern(n) ?? '/',
  }));
}

/** A path of the route with that number; of a number beyond all routes, a path that looks like theirs. */
export function pathOfRoute(n: number): string {
  return KINDS[n % KINDS.length]?.path(n) ?? '/';
}
