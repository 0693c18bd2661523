import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { listenLocally, type LocalServer } from '@kvadrat/tools/harness';
import { rewritePage, type BaselineFiles, type Variant } from './rewrite-page';

const compress = promisify(brotliCompress);
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Stands in front of the portal: all variants take the same way, only pages are rewritten. */
export async function serveVariant(portal: string, variant: Variant, baselineFolder: string): Promise<LocalServer> {
  const agent = new Agent({ keepAlive: true });
  const cache = new Map<string, Buffer>();
  const files: BaselineFiles = {
    script: '/bench/main.js',
    style: await readFile(join(baselineFolder, 'main.css'), 'utf8'),
    catalogue: '/bench/locale-hr.js',
  };
  const styleHash = `'sha256-${createHash('sha256').update(files.style).digest('base64')}'`;

  const sendBaseline = async (path: string, response: ServerResponse): Promise<void> => {
    let body = cache.get(path);
    if (body === undefined) {
      const file = await readFile(join(baselineFolder, path.slice('/bench/'.length)));
      // As the build does with release files.
      body = await compress(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      cache.set(path, body);
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(body);
  };

  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    const wantsPage = (incoming.headers.accept ?? '').includes('text/html');
    const headers = {
      ...incoming.headers,
      host: new URL(portal).host,
      ...(wantsPage ? { 'accept-encoding': 'identity' } : {}),
    };
    const outgoing = request(portal + (incoming.url ?? '/'), { method: incoming.method, headers, agent }, (answer) => {
      if (!wantsPage || !(answer.headers['content-type'] ?? '').startsWith('text/html')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      sendPage(answer, response).catch((error: unknown) => {
        console.error(error);
        response.writeHead(502).end();
      });
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };

  const sendPage = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(Buffer.from(chunk as Uint8Array));
    const page = rewritePage(Buffer.concat(chunks).toString('utf8'), variant, files);
    const body = await compress(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    const kept = Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => name !== 'transfer-encoding' && name !== 'link'),
    );
    const policy = String(kept['content-security-policy']);
    if (variant !== 'ours')
      kept['content-security-policy'] = policy.replace(/style-src [^;]*/, `style-src 'self' ${styleHash}`);
    response
      .writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'br', 'content-length': body.length })
      .end(body);
  };

  const server = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    if (!path.startsWith('/bench/')) return pass(incoming, response);
    sendBaseline(path, response).catch(() => response.writeHead(404).end());
  });
  const { origin, close } = await listenLocally(server);
  return {
    origin,
    close: () => {
      agent.destroy();
      close();
    },
  };
}
