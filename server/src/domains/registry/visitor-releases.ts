import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RegistrySnapshot, RemoteManifest } from '@kvadrat/contracts/releases';
import { isPagePath, readCookie } from '../../platform/http';
import { CANARY_COOKIE, isVisitorId, lastCanaryEnd, newVisitorId } from './canary';
import type { Registry } from './registry';
import { OVERRIDE_COOKIE, type OverrideReader } from './release-override';
import { visitorSnapshot } from './visitor-snapshot';

/** The route that answers with pages of remotes. */
const PAGES = '/*';
const NONE: readonly RemoteManifest[] = [];

export interface VisitorReleasesOptions {
  registry: Pick<Registry, 'current'>;
  /** Without it nobody has an override. */
  overrides?: Pick<OverrideReader, 'read'>;
  /** Whether visitors come by https only. */
  secure: () => boolean;
  /** Random by default; a test may want the same ones each time. */
  newId?: () => string;
}

/**
 * Decides for each request of a page which releases make it. A visitor gets an id, in a cookie that ends with the last
 * canary, only while a canary runs.
 * @returns the registry as the visitor of a request sees it
 */
export function addVisitorReleases(
  app: FastifyInstance,
  options: VisitorReleasesOptions,
): (request: FastifyRequest) => RegistrySnapshot {
  const { registry, overrides, secure, newId = newVisitorId } = options;
  const views = new WeakMap<FastifyRequest, RegistrySnapshot>();

  app.addHook('onRequest', async (request, reply) => {
    if (!isPagePath(request.url)) return;
    const now = Date.now();
    const snapshot = registry.current();
    const { cookie } = request.headers;
    const end = lastCanaryEnd(snapshot, now);
    let visitorId: string | null = null;
    if (end !== null) {
      const known = readCookie(cookie, CANARY_COOKIE);
      visitorId = isVisitorId(known) ? known : null;
    }
    // Only on pages of remotes, which are then private: icons and the like are kept by shared caches.
    if (end !== null && request.routeOptions.url === PAGES) {
      visitorId ??= newId();
      // Each time: a canary that was made longer must not lose its visitors.
      const life = `Max-Age=${Math.ceil((end - now) / 1000)}`;
      reply.header(
        'set-cookie',
        `${CANARY_COOKIE}=${visitorId}; Path=/; ${life}; HttpOnly; SameSite=Lax${secure() ? '; Secure' : ''}`,
      );
    }
    const text = overrides === undefined ? null : readCookie(cookie, OVERRIDE_COOKIE);
    const override = text === null ? NONE : ((await overrides?.read(text, now).catch(() => null))?.manifests ?? NONE);
    views.set(request, visitorSnapshot(snapshot, { visitorId, override, now }));
  });
  return (request) => views.get(request) ?? registry.current();
}
