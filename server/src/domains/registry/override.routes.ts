import type { FastifyInstance } from 'fastify';
import { safePath } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { acceptedLocale, readForm, refuseForeign } from '../../platform/http';
import { overridePage } from './override-page';
import { OVERRIDE_COOKIE, type OverrideReader } from './release-override';

const OVERRIDE_PATH = '/-/override/';

/** Where a browser takes up a signed override. */
export function overrideLink(override: string): string {
  return `${OVERRIDE_PATH}?o=${override}`;
}

type Asked = Partial<Record<'o' | 'to', unknown>>;

/**
 * `GET /-/override/?o=…&to=…` asks, `POST` with the same fields does: it keeps a signed override in this browser and shows the
 * portal with it, at the path `to`; without `o` it is given up. What is not signed by this portal, is over or was taken back is
 * refused. A link alone, which anybody may put into a page or a mail, changes nothing.
 */
export function addOverridePage(
  app: FastifyInstance,
  overrides: Pick<OverrideReader, 'read'>,
  secure: () => boolean,
): void {
  const read = async ({ o = '', to = '/' }: Asked, now: number) => {
    const override = String(o);
    const found = override === '' ? null : await overrides.read(override, now);
    if (override !== '' && found === null)
      throw new AppError('forbidden', 'the override is not signed by this portal, or it is over');
    return { override, found, to: safePath(String(to)) };
  };
  void app.register((scope, _options, done) => {
    readForm(scope);
    scope.get<{ Querystring: Asked }>(OVERRIDE_PATH, { schema: { hide: true } }, async ({ query, headers }, reply) => {
      const { override, found, to } = await read(query, Date.now());
      const page = overridePage(
        acceptedLocale(headers['accept-language']),
        OVERRIDE_PATH,
        found?.manifests[0] ?? null,
        { o: override, to },
      );
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    });
    scope.post<{ Body: Asked | undefined }>(OVERRIDE_PATH, { schema: { hide: true } }, async (request, reply) => {
      refuseForeign(request);
      const now = Date.now();
      const { override, found, to } = await read(request.body ?? {}, now);
      const life = found === null ? 0 : Math.floor((found.until - now) / 1000);
      return reply
        .header('cache-control', 'no-store')
        .header(
          'set-cookie',
          `${OVERRIDE_COOKIE}=${override}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure() ? '; Secure' : ''}`,
        )
        .redirect(to, 303);
    });
    done();
  });
}
