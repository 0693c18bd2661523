import { API_PREFIX } from '@kvadrat/contracts/api';
import type { FastifyInstance } from 'fastify';
import { SITEMAP_INDEX } from './page-path';

/** The square of the logo. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#b0153f" d="M3 3h26v26H3z"/><path fill="#fff" d="M18 8h6v6h-6z"/></svg>\n';

const DAY_SECONDS = 86_400;

/** `/robots.txt`, which names the sitemaps, and the icons browsers ask for without being told. */
export function addWellKnown(app: FastifyInstance, publicUrl: () => string): void {
  const cache = `public, max-age=${DAY_SECONDS}`;
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cache)
      .send(`User-agent: *\nDisallow: ${API_PREFIX}\n\nSitemap: ${publicUrl()}${SITEMAP_INDEX}\n`),
  );
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', cache).send(ICON),
    );
  }
}
