import type { FastifyInstance } from 'fastify';
import { safePath } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { OVERRIDE_COOKIE, type OverrideReader } from './release-override';

const OVERRIDE_PATH = '/-/override/';

/** Where a browser takes up a signed override. */
export function overrideLink(override: string): string {
  return `${OVERRIDE_PATH}?o=${override}`;
}

/**
 * `GET /-/override/?o=…&to=…`: keeps a signed override in this browser and shows the portal with it, at the path `to`; without
 * `o` it is given up. What is not signed by this portal, is over or was taken back is refused.
 */
export function addOverridePage(app: FastifyInstance, overrides: Pick<OverrideReader, 'read'>, secure: () => boolean): void {
  app.get<{ Querystring: { o?: string; to?: string } }>(OVERRIDE_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { o: override = '', to = '/' } = request.query;
    const now = Date.now();
    const found = override === '' ? null : await overrides.read(override, now);
    if (override !== '' && found === null) throw new AppError('forbidden', 'the override is not signed by this portal, or it is over');
    const life = found === null ? 0 : Math.floor((found.until - now) / 1000);
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', `${OVERRIDE_COOKIE}=${override}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure() ? '; Secure' : ''}`)
      .redirect(safePath(to), 303);
  });
}
