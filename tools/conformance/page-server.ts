import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenLocally, type LocalServer } from '../harness';
import { contentTypeOf, GREY_PIXEL } from './content-types';
import type { BuiltRelease } from './release';

/** The policy of the portal itself. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'";

const PAGE = `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Provjera</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/host/main.css">
<script defer src="/host/main.js"></script></head><body></body></html>`;

/** Serves the suite's page, its script from `hostFolder`, and the files of the releases under test. */
export async function servePage(hostFolder: string, releases: readonly BuiltRelease[]): Promise<LocalServer> {
  const folders = new Map(releases.map(({ folder, manifest }) => [`/r/${manifest.name}/${manifest.release}/`, folder]));
  const find = (path: string): string | null => {
    if (path.startsWith('/host/')) return join(hostFolder, path.slice('/host/'.length));
    for (const [base, folder] of folders) if (path.startsWith(base)) return join(folder, path.slice(base.length));
    return null;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-cache' };
    const send = (status: number, type: string, body: string | Buffer): void => {
      response.writeHead(status, { ...headers, 'content-type': type }).end(body);
    };
    if (path === '/') return send(200, 'text/html; charset=utf-8', PAGE);
    if (path.startsWith('/media/')) return send(200, 'image/gif', GREY_PIXEL);
    const file = path.includes('..') ? null : find(path);
    if (file === null) return send(404, 'text/plain', 'not found');
    readFile(file).then(
      (body) => send(200, contentTypeOf(file), body),
      // A bundle without styles has no style sheet.
      () => send(path === '/host/main.css' ? 200 : 404, contentTypeOf(file), ''),
    );
  });
  return listenLocally(server);
}
