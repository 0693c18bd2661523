import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { listenLocally, type LocalServer } from '@kvadrat/tools/harness';
import type { Variant } from './build-ours';
import { REMOTES } from './trivial-remotes';

const compress = promisify(brotliCompress);

/**
 * Serves one variant: `/?remotes=…` is the page, everything else a file, compressed as release files are. Each is compressed
 * once and kept, which takes longer than everything that is measured: whoever measures asks for all of them before.
 */
export async function servePages({ folders, head }: Variant): Promise<LocalServer> {
  const kept = new Map<string, Buffer>();
  const file = async (path: string): Promise<Buffer> => {
    const [, first = '', ...rest] = path.split('/');
    const folder = folders[first];
    if (folder === undefined) throw new RangeError(`nothing is served at ${path}`);
    const body = kept.get(path) ?? (await compress(await readFile(join(folder, ...rest))));
    kept.set(path, body);
    return body;
  };
  const send = async (address: string, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (pathname === '/') {
      const count = (searchParams.get('remotes') ?? '')
        .split(',')
        .filter((name) => REMOTES.some((known) => known === name)).length;
      const page = `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">${head(count)}</head><body></body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const body = await file(pathname);
    response
      .writeHead(200, {
        'content-type': 'text/javascript',
        'content-encoding': 'br',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .end(body);
  };
  const server = createServer((request, response) => {
    send(request.url ?? '/', response).catch((error: unknown) => response.writeHead(404).end(String(error)));
  });
  return listenLocally(server);
}
