import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@kvadrat/contracts/errors';
import type { Flags } from '@kvadrat/contracts/flags';
import { DEFAULT_LOCALE, isLocale, localizedPath } from '@kvadrat/contracts/locales';
import { EMBED_PREFIX, EMBED_SCRIPT_FILE, MODULES } from '@kvadrat/contracts/releases';
import { isOwnOrigin } from '../../domains/accounts/api';
import { withoutDocumentHeaders } from '../../platform/http';
import { type ReleaseStore, resolveReleases, type Registry } from '../../domains/registry/api';
import { elementPage } from './element-page';
import { embedTable } from './embed-table';

export interface EmbedOptions {
  registry: Registry;
  releases: Pick<ReleaseStore, 'read'>;
  /** Flags as deployed: a page outside the portal brings no cookies of it. */
  flags: Flags;
  /** Further origins whose pages may sign people in (ACCOUNT_ORIGINS). */
  accountOrigins: readonly string[];
  publicUrl: () => string;
}

/** The script may come from a cache for a week: its bytes never change, but an unlucky answer should not stay for a year. */
const SCRIPT_CACHE = 'public, max-age=604800';
/** A rollback reaches pages of others within a minute. */
const TABLE_CACHE = 'public, max-age=60';

/** What elements may read on any site: what everybody can read on the portal, and always without cookies. */
const READ_API = '/api-next/search-list/';

/**
 * What pages outside the portal load: `GET /embed/kvadrat.v1.js` (the script they include),
 * `GET /embed/v1.json` (releases it loads) and `GET /embed/v1/<element>/` (the page that stands in
 * for an element, by its attributes).
 */
export function addEmbed(
  app: FastifyInstance,
  { registry, releases, flags, accountOrigins, publicUrl }: EmbedOptions,
): void {
  const hide = { schema: { hide: true } };
  app.get(`${EMBED_PREFIX}${EMBED_SCRIPT_FILE}`, hide, async (_request, reply) => {
    const { shell } = resolveReleases(registry.current());
    if (shell === null || !Object.hasOwn(shell.manifest.files, EMBED_SCRIPT_FILE)) throw nothing();
    const { source } = await releases.read(shell.manifest, EMBED_SCRIPT_FILE);
    withoutDocumentHeaders(reply);
    return forEverybody(reply, SCRIPT_CACHE).type('text/javascript; charset=utf-8').send(source);
  });
  app.get(`${EMBED_PREFIX}v1.json`, hide, async (request, reply) => {
    const { shell, remotes } = resolveReleases(registry.current());
    if (shell === null || shell.manifest.modules[MODULES.embed] === undefined) throw nothing();
    const table = embedTable(shell.manifest, remotes, flags);
    // Everybody may read it, but it says what holds for the origin that asks.
    return forEverybody(reply.header('vary', 'origin'), TABLE_CACHE).send({
      ...table,
      noAccounts: noAccounts(request, accountOrigins, publicUrl()),
    });
  });
  app.get<{ Params: { element: string }; Querystring: Record<string, string | string[] | undefined> }>(
    `${EMBED_PREFIX}v1/:element/`,
    hide,
    async ({ params, query }, reply) => {
      const { remotes } = resolveReleases(registry.current());
      const pattern = remotes.flatMap(({ manifest }) => manifest.elementPages?.[params.element] ?? [])[0];
      if (pattern === undefined) throw nothing();
      const language = query['language'] ?? query['lang'];
      const path = elementPage(pattern, (name) => [query[name]].flat()[0]);
      return reply
        .header('cache-control', TABLE_CACHE)
        .redirect(localizedPath(isLocale(language) ? language : DEFAULT_LOCALE, path), 302);
    },
  );
}

/** Lets pages of other sites read the public part of the API; browsers then send no cookies along. */
export function openReadApi(api: FastifyInstance): void {
  api.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && request.url.startsWith(READ_API)) reply.header('access-control-allow-origin', '*');
    done();
  });
}

/** Browsers tell a page nothing about an answer that is kept from it: the sentence comes before anything is asked. */
function noAccounts(request: FastifyRequest, origins: readonly string[], portal: string): string | undefined {
  if (isOwnOrigin(request, origins)) return undefined;
  const { origin = '' } = request.headers;
  const what = `<kvadrat-auth> does not run on pages of ${origin}: its link leads to ${portal} instead.`;
  return URL.canParse(origin)
    ? `${what} The portal signs people in on pages of its own site that its settings name: start it with ACCOUNT_ORIGINS=${origin} (commas between several).`
    : `${what} Files and frames without an origin of their own cannot sign people in; serve the page by http.`;
}

function forEverybody(reply: FastifyReply, cache: string): FastifyReply {
  return reply.headers({
    'cache-control': cache,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

function nothing(): AppError {
  return new AppError('not-found', 'there is nothing at this address');
}
