import { socialEndPath, type SocialEnding } from '@kvadrat/contracts/account';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyReply } from 'fastify';

/**
 * Leads to the last page of a sign-in, whose address says how it ended and nothing of what the provider gave us. This answer has
 * no opener policy either: with one, the browser would cut the tie to the page that waits for the popup's message.
 */
export function sendEnding(reply: FastifyReply, locale: Locale, ending: SocialEnding): FastifyReply {
  return reply
    .removeHeader('cross-origin-opener-policy')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .redirect(socialEndPath(locale, ending), 303);
}
