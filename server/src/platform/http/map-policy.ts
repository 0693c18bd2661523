import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Services of others that draw a map; without any the policy stays as narrow as it is. */
export interface MapSources {
  /** Google Maps; `script` is named where it is not Google's own, in tests on this machine. */
  google?: { script: string | undefined } | undefined;
  /** Address of the tile service, with its placeholders. */
  tiles?: string | undefined;
}

/** What Google documents for its maps, with our nonce and without `unsafe-eval`. */
const GOOGLE: Readonly<Record<string, string>> = {
  'script-src':
    'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com https://*.googleusercontent.com blob:',
  'img-src': 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  'frame-src': 'https://*.google.com',
  'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'font-src': 'https://fonts.gstatic.com',
  'style-src': 'https://fonts.googleapis.com',
  'worker-src': 'blob:',
};
const WITH_NONCE = ['script-src', 'style-src'];
const NONCE_BYTES = 16;

/** Whether pages with a map differ from one request to the next. */
export function needsNonce({ google }: MapSources): boolean {
  return google !== undefined;
}

/**
 * Widens an answer's policy for the services that draw its map.
 * @returns the page, with the nonce by which Google's script marks what it adds
 */
export function allowMaps(reply: FastifyReply, { google, tiles }: MapSources, html: string): string {
  const policy = String(reply.getHeader('content-security-policy')).split('; ');
  if (tiles !== undefined) widen(policy, 'img-src', new URL(tiles.replace(/[{}]/g, '')).origin);
  const nonce = google === undefined ? null : randomBytes(NONCE_BYTES).toString('base64');
  if (google !== undefined) {
    for (const [directive, sources] of Object.entries(GOOGLE))
      widen(policy, directive, WITH_NONCE.includes(directive) ? `'nonce-${String(nonce)}' ${sources}` : sources);
    if (google.script !== undefined) widen(policy, 'script-src', new URL(google.script).origin);
  }
  reply.header('content-security-policy', policy.join('; '));
  // The first script there is: Google's loader looks for any that has one.
  return nonce === null ? html : html.replace('<script ', () => `<script nonce="${nonce}" `);
}

function widen(policy: string[], directive: string, sources: string): void {
  const at = policy.findIndex((part) => part.startsWith(`${directive} `));
  if (at < 0) policy.push(`${directive} 'self' ${sources}`);
  else policy[at] = `${policy[at] ?? ''} ${sources}`;
}
