import type { IncomingMessage } from 'node:http';
import { CSRF_FIELD, CSRF_HEADER } from '@kvadrat/contracts/account';
import { AppError, isAppError } from '@kvadrat/contracts/errors';
import type { SentValues } from '@kvadrat/contracts/remote';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath, readForm, refuseForeign } from '../../platform/http';
import { defineLimits, limitNetwork, MINUTE } from '../../platform/limits';
import { apiBridge, type SentForm } from './api-bridge';
import type { PageQuery } from './page-query';
import type { PageDesk } from './page-desk';
import { readAddress } from './read-address';
import { isMultipart, readMultipart, type FileTaker } from './read-multipart';

/** Of all forms together; what one form may be sent is its call's to say. Wrong attempts count as well. */
const LIMITS = defineLimits('pages', { pageAct: { network: [{ calls: 120, seconds: 10 * MINUTE }], open: true } });

declare module 'fastify' {
  interface FastifyRequest {
    /** Why a form is not looked at, though its page is shown again. */
    formObstacle: 'rate-limited' | null;
  }
}

/**
 * `POST` to the address of a page that acts: its form, with scripts off or before they are there.
 * @param files takes those that forms bring along; without it none is taken
 */
export async function addActs(app: FastifyInstance, desk: PageDesk, files?: FileTaker): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    readForm(scope);
    if (files !== undefined)
      scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
        readMultipart(request, payload, files),
      );
    scope.decorateRequest('formObstacle', null);
    const limited = limitNetwork(app, LIMITS.pageAct);
    scope.post(
      '/*',
      {
        schema: { hide: true },
        // Before anything is read of it.
        onRequest: async (request, reply) => {
          admit(request, reply, desk);
          if (isMultipart(request) && (await files?.mayTake(request)) === false)
            throw new AppError('forbidden', 'files are taken of who is signed in');
        },
        // Once it is read, so that what was typed stays.
        preHandler: async (request, reply) => {
          try {
            await limited(request, reply);
          } catch (error) {
            if (!isAppError(error) || error.code !== 'rate-limited') throw error;
            request.formObstacle = 'rate-limited';
          }
        },
      },
      async (request, reply) => {
        const values = sentValues(request.body);
        const bridge = apiBridge(app, {
          cookie: request.headers.cookie,
          language: request.headers['accept-language'],
          ip: request.ip,
          requestId: request.id,
          form: sentForm(request, reply, values),
        });
        return desk.act(request, reply, pageQuery(request), values, bridge, request.formObstacle ?? undefined);
      },
    );
    await Promise.resolve();
  });
}

/** @throws AppError `not-found`; `invalid-request` with 405 for a page that takes no forms; `forbidden` for one of another site */
function admit(request: FastifyRequest, reply: FastifyReply, desk: PageDesk): void {
  const acts = isPagePath(request.url) ? desk.acts(request, pageQuery(request)) : null;
  if (acts === null) throw new AppError('not-found', 'there is nothing at this address');
  if (!acts) {
    reply.header('allow', 'GET, HEAD');
    throw new AppError('invalid-request', 'this page takes no forms', { status: 405 });
  }
  refuseForeign(request);
}

/** @throws AppError `not-found` for an address that no form of ours is sent to */
function pageQuery(request: FastifyRequest): PageQuery {
  const address = readAddress(request.raw.url ?? '/');
  if (address.kind !== 'page') throw new AppError('not-found', 'there is nothing at this address');
  return address;
}

/** Browsers send line ends of two characters, which would count twice. */
function sentValues(body: unknown): SentValues {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value).replace(/\r\n?/g, '\n')]));
}

/** The form's own origin goes with its calls: they are guarded as if the page had made them. */
function sentForm(request: FastifyRequest, reply: FastifyReply, values: SentValues): SentForm {
  const { origin, 'sec-fetch-site': site, 'user-agent': browser } = request.headers;
  const token = values[CSRF_FIELD];
  return {
    headers: {
      host: request.host,
      ...(origin === undefined ? {} : { origin }),
      ...(typeof site === 'string' ? { 'sec-fetch-site': site } : {}),
      ...(browser === undefined ? {} : { 'user-agent': browser }),
      ...(token === undefined ? {} : { [CSRF_HEADER]: token }),
    },
    onCookies: (cookies) => {
      if (cookies.length > 0) reply.header('set-cookie', cookies);
    },
  };
}
