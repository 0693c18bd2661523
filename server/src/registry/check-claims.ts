import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { RegistryError } from './registry-error';

/**
 * Refuses a release that claims an address shape or a custom element which another live remote has.
 * Parameter names do not matter: `/oglasi/{id}/` and `/oglasi/{nr}/` are one shape.
 * @throws {RegistryError} MFE-102
 */
export function checkClaims(candidate: RemoteManifest, live: readonly RemoteManifest[]): void {
  for (const other of live) {
    if (other.name === candidate.name) continue;
    const shapes = new Map(other.routes.map((route) => [shapeOf(route.pattern), route.pattern]));
    for (const { pattern } of candidate.routes) {
      const taken = shapes.get(shapeOf(pattern));
      if (taken !== undefined) throw claimed(candidate, other, `the route ${pattern}`);
    }
    for (const element of candidate.elements) {
      if (other.elements.includes(element)) throw claimed(candidate, other, `the element <${element}>`);
    }
  }
}

function shapeOf(pattern: string): string {
  return pattern.replace(/\{[A-Za-z0-9]+/g, '{');
}

function claimed(candidate: RemoteManifest, other: RemoteManifest, what: string): RegistryError {
  return new RegistryError(
    'MFE-102',
    `${candidate.name} claims ${what}, which ${other.name} has. Take it out of one remote.config.ts, or turn ${other.name} off first.`,
  );
}
