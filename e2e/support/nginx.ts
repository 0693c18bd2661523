import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './php';
import { portalOrigin } from './portal-origin';

const START_MS = 10_000;

/** A cache as an operator sets one up who has read nothing of the portal: what may be kept is for the answers to say. */
const CONFIG = (folder: string, port: number, portal: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${portal};
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_cache pages;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`;

/** Puts an nginx with a cache in front of the portal of this run, for a test file. @returns its origin, while tests run */
export function useNginx(): () => string {
  let server: ChildProcess | undefined;
  let folder = '';
  let origin = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kvadrat-nginx-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const config = join(folder, 'nginx.conf');
    await writeFile(config, CONFIG(folder, port, portalOrigin()));
    server = spawn(process.env['NGINX_PATH'] ?? '/usr/sbin/nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
    const failure = new Promise<never>((_, reject) =>
      server?.once('error', reject).once('exit', (code) => reject(new Error(`nginx ended with code ${code ?? 0}`))),
    );
    await Promise.race([untilAnswers(`${origin}/healthz`), failure]);
  });
  afterAll(async () => {
    server?.removeAllListeners('exit').kill();
    await rm(folder, { recursive: true, force: true });
  });
  return () => origin;
}

async function untilAnswers(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} does not answer`);
}
