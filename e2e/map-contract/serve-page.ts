import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { listenLocally, projectRoot, type LocalServer } from '@kvadrat/tools/harness';

/** The portal's policy, as of pages with a map: nothing of others, and no style that is not in a file. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'";
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};

/** Room above and below, so that a page can be scrolled over the map. */
const PAGE = `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Karta</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/tokens.css"><link rel="stylesheet" href="/frame.css">
<script type="module" src="/map/page.js"></script></head>
<body><a href="#before">Prije</a><div id="map"></div><a href="#after">Poslije</a><div class="room"></div></body></html>`;
const FRAME =
  'body { margin: 0 } #map { position: relative; width: 100%; height: 560px } #map.small { height: 300px; width: 70% } .room { height: 1200px }';

/** Serves the suite's page with the bundles of a folder, and the stand-in for Google's script. */
export async function servePage(folder: string): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') send(response, '.html', PAGE);
    // The real service needs what the portal allows with a key.
    else if (pathname === '/real') response.writeHead(200, { 'content-type': TYPES['.html'] }).end(PAGE);
    else if (pathname === '/frame.css') send(response, '.css', FRAME);
    else if (pathname === '/tokens.css') void sendFile(response, join(projectRoot, 'ui-kit/src/tokens.css'));
    else if (pathname === '/google/js' && searchParams.get('key') !== 'missing')
      void sendFile(response, join(folder, 'fake-google.js'));
    else if (pathname.startsWith('/map/'))
      void sendFile(response, join(folder, normalize(pathname.slice('/map/'.length))));
    else response.writeHead(404).end();
  });
  return listenLocally(server);
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const body = await readFile(path).catch(() => null);
  if (body === null) response.writeHead(404).end();
  else send(response, path.slice(path.lastIndexOf('.')), body);
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response
    .writeHead(200, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    })
    .end(body);
}
