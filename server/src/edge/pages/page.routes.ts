import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDemoPath, isStaffPath } from '@kvadrat/contracts/paths';
import { localizedPath } from '@kvadrat/contracts/locales';
import { acceptedLocale, type MapSources } from '../../platform/http';
import { NEVER_KEPT } from '../../platform/html';
import { apiBridge } from './api-bridge';
import { isForSigningIn, isOfAccounts, isOwnToVisitor } from './own-pages';
import type { PageDesk } from './page-desk';
import { readAddress } from './read-address';
import { isPersonal, setPageCaching } from './visitor-cache';

/** Gives a page with forms of accounts what they need. @returns the visitor's cookies, with what was just given among them */
export type PreparePage = (request: FastifyRequest, reply: FastifyReply) => string;

export interface PageRouteOptions {
  desk: PageDesk;
  /** Whether clients can take `103 Early Hints` (HTTP/2, or a proxy that speaks it). */
  earlyHints: boolean;
  /** Without it pages with forms of accounts are pages like others. */
  preparePage?: PreparePage | undefined;
  /** Services of others that draw maps; without it there are none. */
  maps?: MapSources | undefined;
}

/** `GET` of everything that is neither API nor file: the portal's pages. Forms of pages that act go to the same addresses. */
export function addPages(app: FastifyInstance, { desk, earlyHints, preparePage, maps = {} }: PageRouteOptions): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = readAddress(request.raw.url ?? '/');
    if (address.kind === 'malformed') return desk.shellPage(request, reply, 'not-found', 400);
    if (address.kind === 'moved') {
      if (isStaffPath(address.location))
        return reply
          .header('cache-control', NEVER_KEPT)
          .redirect(localizedPath(acceptedLocale(request.headers['accept-language']), address.location), 302);
      setPageCaching(request, reply, true);
      return reply.redirect(address.location, 301);
    }
    const own = isForSigningIn(address.path);
    const personal = isOwnToVisitor(address.path) || isPersonal(request);
    const bridge = apiBridge(app, {
      cookie: isOfAccounts(address.path)
        ? (preparePage?.(request, reply) ?? request.headers.cookie)
        : request.headers.cookie,
      // A page that others get too speaks the language of its address alone.
      language: personal ? request.headers['accept-language'] : undefined,
      ip: request.ip,
      requestId: request.id,
    });
    const hint =
      earlyHints && request.method === 'GET'
        ? (links: string[]) => reply.raw.writeEarlyHints({ link: links })
        : undefined;
    return desk.page(
      request,
      reply,
      address,
      hint === undefined ? { bridge } : { bridge, hint },
      isDemoPath(address.path) || isStaffPath(address.path) || own ? {} : maps,
    );
  });
}
