import { createHash } from 'node:crypto';
import { API_PREFIX } from '@kvadrat/contracts/api';
import { splitLocale } from '@kvadrat/contracts/locales';
import { isDemoPath } from '@kvadrat/contracts/paths';
import { CONSENT_SCRIPT } from '@kvadrat/contracts/remote';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where browsers tell what the policy has stopped. */
export const CSP_REPORT_PATH = `${API_PREFIX}platform/csp-report/`;

const OWN_STYLES = "style-src 'self'";
const OWN_SCRIPTS = "script-src 'self'";
/** The one script that stands in pages: it shows the notice about cookies. */
const NOTICE_SCRIPT = `${OWN_SCRIPTS} 'sha256-${createHash('sha256').update(CONSENT_SCRIPT).digest('base64')}'`;

/** What Google documents for One Tap; the frame's address needs a directive of its own. */
const GOOGLE = 'https://accounts.google.com';
const ONE_TAP_SOURCES: Readonly<Record<string, string>> = {
  'script-src': `${GOOGLE}/gsi/client`,
  'style-src': `${GOOGLE}/gsi/style`,
  'connect-src': `${GOOGLE}/gsi/`,
};

const POLICY = [
  "default-src 'self'",
  OWN_SCRIPTS,
  OWN_STYLES,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  // The first for browsers that do not know the second.
  `report-uri ${CSP_REPORT_PATH}`,
  'report-to csp',
];

const ONE_TAP_POLICY = [
  ...POLICY.map((directive) => {
    const source = ONE_TAP_SOURCES[directive.split(' ', 1)[0] ?? ''];
    return source === undefined ? directive : `${directive} ${source}`;
  }),
  `frame-src 'self' ${GOOGLE}/gsi/`,
];

/** Two years, as browsers' preload lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Headers of every answer. HSTS and upgrades only where the portal is served over https. @param asks whether pages ask about cookies */
export function securityHeaders(secure: boolean, oneTap = false, asks = true): Record<string, string> {
  const policy = oneTap ? ONE_TAP_POLICY : POLICY;
  return {
    'content-security-policy': [
      ...(asks ? policy.map((directive) => directive.replace(OWN_SCRIPTS, NOTICE_SCRIPT)) : policy),
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), geolocation=(self), microphone=(self), payment=(), usb=()${oneTap ? `, identity-credentials-get=(self "${GOOGLE}")` : ''}`,
    // Sign-in popups of providers must stay reachable.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': HSTS } : {}),
  };
}

/** What browsers obey in documents alone; with each script, style and font it would be half a kilobyte. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'reporting-endpoints',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** For files that are no documents. */
export function withoutDocumentHeaders(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}

/** Lets an answer carry style sheets in the page: by hash, so that no others are applied. */
export function allowStyles(reply: FastifyReply, hashes: readonly string[]): void {
  if (hashes.length === 0) return;
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace(OWN_STYLES, `${OWN_STYLES} ${hashes.join(' ')}`));
}

/** Sets them before anything else runs, so that refusals carry them too. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: () => string, oneTap = false): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    // Nothing of others runs in the demonstration area.
    const demo = isDemoPath(splitLocale(url).path);
    reply.headers(securityHeaders(publicUrl().startsWith('https:'), oneTap && !demo, !demo));
    done();
  });
}
