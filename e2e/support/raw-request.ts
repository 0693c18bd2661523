import { request } from 'node:http';
import { portalOrigin } from './portal-origin';

/** Sends a path byte for byte as it is given; `fetch` would mend it first. Answers the status, 0 for a closed connection. */
export function rawStatus(path: string, method = 'GET'): Promise<number> {
  const { hostname, port } = new URL(portalOrigin());
  return new Promise((resolve) => {
    const sent = request(
      { hostname, port, path, method, headers: { accept: 'text/html' }, timeout: 10_000 },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end();
  });
}
