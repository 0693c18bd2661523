import { maySuggestEmail } from '@kvadrat/contracts/rules';
import { run } from '@zootools/email-spell-checker';
import { cleanEmail } from '../../../platform/mailbox';
import { editDistances } from '../../../platform/text';
import { LIKELY_DOMAINS, MAIL_DOMAINS } from './mail-domains';

const KNOWN: ReadonlySet<string> = new Set([...MAIL_DOMAINS, ...LIKELY_DOMAINS]);
/** Below this distance (Sift3) the library takes a domain for a slip: one or two letters. */
const DISTANCE = 2;
/** Short domains are near to each other by chance: `net.hr`, `vet.hr`. */
const SHORTEST = 8;

/** In a name as short only letters that changed places are a slip: most words one letter away are names as well. */
const SHORT_NAME = 4;
const MOST_SLIPS = 2;
const ENDINGS: ReadonlySet<string> = new Set(MAIL_DOMAINS.map(endingOf));

/** Others are no slips of a domain below; the library fails on half a character. */
const PLAIN = /^[\x21-\x7e]+@[a-z0-9.-]+$/;

/**
 * What a mistyped domain most likely meant. Nothing is looked up, so the answer says nothing about accounts; a good
 * address is never doubted: in doubt there is no hint.
 * @returns one domain or none
 */
export function suggestDomains(email: string): string[] {
  const typed = cleanEmail(email).toLowerCase();
  if (!PLAIN.test(typed)) return [];
  const domain = typed.slice(typed.lastIndexOf('@') + 1);
  if (!maySuggestEmail(typed) || KNOWN.has(domain) || domain.length < SHORTEST) return [];
  const found = run({
    email: typed,
    domains: [...LIKELY_DOMAINS],
    domainThreshold: DISTANCE,
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  return found !== undefined && KNOWN.has(found.domain) && isSlip(domain, found.domain) ? [found.domain] : [];
}

/** Whether somebody who meant the one domain may have written the other: `mailw.com` is a domain of its own, and so is `olive.com`. */
function isSlip(typed: string, meant: string): boolean {
  const [name = '', known = ''] = [typed, meant].map((domain) => domain.slice(0, domain.lastIndexOf('.')));
  if (name === known && ENDINGS.has(endingOf(typed))) return false;
  if (name[0] !== known[0] || editDistances(typed, meant, MOST_SLIPS).whole > MOST_SLIPS) return false;
  return known.length > SHORT_NAME || [...name].sort().join('') === [...known].sort().join('');
}

function endingOf(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1);
}
