import type { FastifyInstance } from 'fastify';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
];

/** Two years, as browsers' preload lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Headers of every answer. HSTS and upgrades only where the portal is served over https. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': [...POLICY, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(self), payment=(), usb=()',
    // Sign-in popups of providers must stay reachable (O-19).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': HSTS } : {}),
  };
}

/** Sets them before anything else runs, so that refusals carry them too. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders(publicUrl().startsWith('https:')));
    done();
  });
}
