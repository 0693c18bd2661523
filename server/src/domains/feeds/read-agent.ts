import { isEmail } from '@kvadrat/contracts/rules';
import { isTelephone, readablePhone } from '../../platform/phone';
import type { AgencyContact } from '../agencies/api';
import { quote, type FeedWarning } from './feed-note';
import { adText, type KyeroAd } from './kyero-ad';
import { repairEncoding } from './repair-encoding';

const MAX_NAME = 100;
const EMAIL_PATHS = ['agent/email', 'agent/mail', 'agent/e-mail'];
/** Those who answer at once before those who answer at a desk. */
const PHONE_PATHS = ['agent/tel', 'agent/phone', 'agent/telephone', 'agent/mob', 'agent/mobile'];

/** Whom an ad of a feed names; without a name there is only a way to reach the agency. */
export interface FeedAgent extends AgencyContact {
  name: string | null;
}

/** The agent of an ad, or of the whole file; what is no address and no number is told. */
export function readAgent(ad: KyeroAd): { agent: FeedAgent | null; warnings: FeedWarning[] } {
  const dropped: string[] = [];
  const first = (paths: readonly string[], read: (text: string) => string | null): string | null => {
    for (const text of paths.flatMap((path) => adText(ad, path).split(/[;,|\n]|\s+\/\s+/)).map((part) => part.trim())) {
      const value = text === '' ? null : read(text);
      if (value !== null) return value;
      if (text !== '') dropped.push(text);
    }
    return null;
  };
  const email = first(EMAIL_PATHS, (text) => {
    const address = text.replace(/^mailto:/i, '');
    return isEmail(address) ? address : null;
  });
  const phone = first(PHONE_PATHS, (text) => (isTelephone(text) ? readablePhone(text) : null));
  const name = repairEncoding(adText(ad, 'agent/name')).replace(/\s+/g, ' ').slice(0, MAX_NAME) || null;
  const warnings: FeedWarning[] = dropped.map((text) => ({ code: 'agent-contact-dropped', detail: quote(text) }));
  return { agent: name === null && email === null && phone === null ? null : { name, email, phone }, warnings };
}
