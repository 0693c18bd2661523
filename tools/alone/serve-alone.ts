import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { API_PREFIX } from '@kvadrat/contracts/api';
import { MODULES } from '@kvadrat/contracts/releases';
import { contentTypeOf, GREY_PIXEL } from '../conformance/content-types';
import type { BuiltRelease } from '../conformance/release';
import type { Samples } from '../conformance/samples';

export interface AloneOptions {
  port: number;
  /** Where the script of the page with the fake host was built to. */
  hostFolder: string;
  /** The newest build. */
  release: () => BuiltRelease;
  answers: Samples['answers'];
  /** A portal that answers calls for which nothing was recorded. */
  api: string | undefined;
  /** Where a portal shows the newest build at a path; null where none does. */
  portalLink: (path: string) => string | null;
}

/** In front of paths of a portal that shows the build. */
export const PORTAL_PREFIX = '/-/portal';

export interface AloneServer {
  port: number;
  /** Open pages load anew. */
  reload: () => void;
  close: () => void;
}

type Answer = [status: number, type: string, body: string | Buffer];

/** Serves one remote in a fake host at its own addresses: its last build, recorded answers, a page that follows new builds. */
export async function serveAlone({
  port,
  hostFolder,
  release,
  answers,
  api,
  portalLink,
}: AloneOptions): Promise<AloneServer> {
  const listening = new Set<ServerResponse>();

  const answer = async (path: string, search: string): Promise<Answer> => {
    if (path.startsWith('/host/')) return fileAnswer(hostFolder, path.slice('/host/'.length));
    if (path.startsWith(API_PREFIX)) return apiAnswer(`${path}${search}`);
    if (path.startsWith('/media/')) return api === undefined ? [200, 'image/gif', GREY_PIXEL] : passOn(api, path);
    const { folder, manifest } = release();
    const base = `/r/${manifest.name}/${manifest.release}/`;
    return path.startsWith(base)
      ? fileAnswer(folder, path.slice(base.length))
      : [200, 'text/html; charset=utf-8', page(release())];
  };
  const apiAnswer = async (address: string): Promise<Answer> => {
    if (Object.hasOwn(answers, address)) return [200, 'application/json', JSON.stringify(answers[address])];
    if (api !== undefined) return passOn(api, address);
    const message = `No answer is recorded for ${address}.`;
    return [404, 'application/json', JSON.stringify({ message, data: { message, code: 'not-recorded' } })];
  };

  const server = createServer((request: IncomingMessage, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/-/builds') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      listening.add(response);
      response.once('close', () => listening.delete(response));
      return;
    }
    const link = pathname.startsWith(`${PORTAL_PREFIX}/`)
      ? portalLink(pathname.slice(PORTAL_PREFIX.length) + search)
      : null;
    if (link !== null) {
      response.writeHead(302, { location: link, 'cache-control': 'no-store' }).end();
      return;
    }
    answer(pathname, search).then(
      ([status, type, body]) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error)),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    reload() {
      for (const response of listening) response.write('data: built\n\n');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function fileAnswer(folder: string, file: string): Promise<Answer> {
  const missing: Answer = [404, 'text/plain; charset=utf-8', 'not found'];
  if (file.includes('..')) return missing;
  return readFile(join(folder, file)).then(
    (body): Answer => [200, contentTypeOf(file), body],
    () => missing,
  );
}

async function passOn(api: string, address: string): Promise<Answer> {
  const response = await fetch(new URL(address, api));
  return [
    response.status,
    response.headers.get('content-type') ?? 'application/json',
    Buffer.from(await response.arrayBuffer()),
  ];
}

function page({ manifest }: BuiltRelease): string {
  const facts = JSON.stringify({
    name: manifest.name,
    release: manifest.release,
    container: manifest.container,
    entry: manifest.entry,
    styles: manifest.modules[MODULES.page]?.styles ?? [],
    routes: manifest.routes,
  }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${manifest.name}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/host/main.css">
<script type="application/json" id="release">${facts}</script><script defer src="/host/main.js"></script></head><body></body></html>`;
}
