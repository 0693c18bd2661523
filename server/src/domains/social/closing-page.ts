import { createHash } from 'node:crypto';
import { SOCIAL_CHANNEL, type SocialSignal } from '@kvadrat/contracts/account';
import { localizedPath, typeset, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyReply } from 'fastify';
import { attributes, escapeHtml } from '../../platform/html';
import { CLOSING_SCRIPT_PATH } from './closing-script';
import { statusOf, type SocialProblem } from './social-error';
import { problemText, serviceName, SOCIAL_TEXTS } from './social-texts';

export interface Ending {
  locale: Locale;
  service: string;
  /** Null: signed in. */
  problem: SocialProblem | null;
  /** What a popup tells its opener, and which origin may hear it; null where no popup is known. */
  told: { signal: SocialSignal; origin: string } | null;
  /** Where the tab goes on when there is no popup. */
  back: string | null;
}

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;align-content:center;justify-items:start;gap:12px;box-sizing:border-box;max-width:520px;margin-inline:auto;padding:32px 24px;background:#fff;color:#14211f;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}',
  'b{font-size:20px}b i{color:#b0153f;font-style:normal}',
  'h1,p{margin:0;overflow-wrap:anywhere}h1{margin-block:12px 4px;font-size:22px;line-height:1.25}',
  'a{color:#b0153f}',
  'a:focus-visible{outline:2px solid currentColor;outline-offset:3px}',
  '@media (prefers-color-scheme:dark){body{background:#101716;color:#e8edea}a,b i{color:#ff8fa8}}',
].join('');

/** Nothing but its own style and the one script; no other page may frame it. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The last page of a sign-in with a provider. It has no opener policy of its own: with one, the browser would cut the tie
 * to the page that waits for its message.
 */
export function sendClosingPage(reply: FastifyReply, ending: Ending): FastifyReply {
  return reply
    .code(ending.problem === null ? 200 : statusOf(ending.problem))
    .removeHeader('cross-origin-opener-policy')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(closingHtml(ending));
}

function closingHtml({ locale, service, problem, told, back }: Ending): string {
  const texts = SOCIAL_TEXTS[locale];
  const title = problem === null ? texts.done.title : problem === 'cancelled' ? texts.cancelled : texts.failed;
  const text = problem === null ? texts.done.text.replace('#', () => serviceName(service)) : problemText(problem, service, locale);
  // What went wrong stays to be read.
  const closes = problem === null || problem === 'cancelled';
  const data = told === null ? {} : { 'data-signal': JSON.stringify(told.signal), 'data-origin': told.origin, 'data-channel': SOCIAL_CHANNEL, ...(closes ? { 'data-close': true as const } : {}) };
  return [
    `<!doctype html><html${attributes({ lang: locale, ...data })}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)} | Kvadrat</title><style>${STYLE}</style>`,
    `<script${attributes({ src: CLOSING_SCRIPT_PATH })} defer></script></head><body>`,
    `<b aria-hidden="true">Kvadrat<i>&#9632;</i></b><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(typeset(text, locale))}</p></main>`,
    told === null
      ? `<p><a${attributes({ href: back ?? localizedPath(locale, '/') })}>${escapeHtml(texts.back)}</a></p>`
      : `<p role="status">${escapeHtml(texts.close)}</p>`,
    '</body></html>',
  ].join('');
}
