import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { DEFAULT_LOCALE } from '@kvadrat/contracts/locales';
import { isDemoPath } from '@kvadrat/contracts/paths';
import { allowMaps, allowStyles, needsNonce, RELEASES_HEADER, type MapSources } from '../http';
import { apiBridge } from './api-bridge';
import type { PageAnswer, PageComposer, PageQuery, ServerPage, ShellPage } from './page-composer';
import { readAddress } from './read-address';
import { setPageCaching } from './visitor-cache';

const RETRY_AFTER_SECONDS = 30;
const ROBOTS_HEADER = 'noindex, nofollow';

/** Gives a page with sign-in forms what they need. @returns the visitor's cookies, with what was just given among them */
export type PreparePage = (request: FastifyRequest, reply: FastifyReply) => string;

export interface PageRouteOptions {
  /** The composer for a visitor's flags. */
  composerFor: (request: FastifyRequest) => PageComposer;
  /** Whether clients can take `103 Early Hints` (HTTP/2, or a proxy that speaks it). */
  earlyHints: boolean;
  /** Without it sign-in pages are pages like others. */
  preparePage?: PreparePage | undefined;
  /** Services of others that draw maps; without it there are none. */
  maps?: MapSources | undefined;
}

/** `GET` of everything that is neither API nor file: the portal's pages. */
export function addPages(app: FastifyInstance, { composerFor, earlyHints, preparePage, maps = {} }: PageRouteOptions): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const composer = composerFor(request);
    const address = readAddress(request.raw.url ?? '/');
    if (address.kind === 'malformed') return sendShellPage(composer, request, reply, 'not-found', 400);
    if (address.kind === 'moved') {
      setPageCaching(request, reply, true);
      return reply.redirect(address.location, 301);
    }
    const bridge = apiBridge(app, {
      cookie: isSignIn(address) ? (preparePage?.(request, reply) ?? request.headers.cookie) : request.headers.cookie,
      language: request.headers['accept-language'],
      ip: request.ip,
      requestId: request.id,
    });
    const hint = earlyHints && request.method === 'GET' ? (links: string[]) => reply.raw.writeEarlyHints({ link: links }) : undefined;
    const answer = await composer.page(address, hint === undefined ? { bridge } : { bridge, hint });
    return send(request, reply, address, answer, isDemoPath(address.path) || isSignIn(address) ? {} : maps);
  });
}

/** Answers with one of the shell's own pages in the language of the address that was asked for. */
export async function sendShellPage(
  composer: PageComposer,
  request: FastifyRequest,
  reply: FastifyReply,
  page: ShellPage,
  status: number,
): Promise<FastifyReply> {
  const query = pageQuery(request);
  return send(request, reply, query, await composer.shellPage(page, status, query));
}

/** Answers a request with a page of the server's own, inside the frame in the language of its address. */
export type ShowPage = (request: FastifyRequest, reply: FastifyReply, page: ServerPage) => Promise<FastifyReply>;

export function showPage(composerFor: PageRouteOptions['composerFor']): ShowPage {
  return async (request, reply, page) => {
    const query = pageQuery(request);
    return send(request, reply, query, await composerFor(request).serverPage(page, query));
  };
}

function pageQuery(request: FastifyRequest): PageQuery {
  const address = readAddress(request.raw.url ?? '/');
  return address.kind === 'page' ? address : { locale: DEFAULT_LOCALE, path: '/', search: '' };
}

/** Pages name where to go by a decoded path; a header takes ASCII only. The query is encoded already. */
function encodeLocation(location: string): string {
  const queryStart = location.indexOf('?');
  const path = queryStart < 0 ? location : location.slice(0, queryStart);
  return path.split('/').map(encodeURIComponent).join('/') + (queryStart < 0 ? '' : location.slice(queryStart));
}

/** Pages with a token for this visitor in their forms: nobody else may get them. */
function isSignIn({ path }: Pick<PageQuery, 'path'>): boolean {
  return path.startsWith(SIGN_IN_PATH);
}

/** @param maps whose policy the page needs: from any page of the portal a click leads to a map without another document */
function send(request: FastifyRequest, reply: FastifyReply, { path }: PageQuery, answer: PageAnswer, maps: MapSources = {}): FastifyReply {
  if (isDemoPath(path) || isSignIn({ path })) reply.header('x-robots-tag', ROBOTS_HEADER);
  if ('location' in answer) {
    setPageCaching(request, reply, true);
    return reply.redirect(encodeLocation(answer.location), answer.status);
  }
  setPageCaching(request, reply, answer.sound && !isSignIn({ path }) && !needsNonce(maps));
  if (answer.status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  allowStyles(reply, answer.styleHashes);
  return reply
    .code(answer.status)
    .header(RELEASES_HEADER, answer.releases.join(' '))
    .type('text/html; charset=utf-8')
    .send(allowMaps(reply, maps, answer.html));
}
