import { readSocialEnding, SOCIAL_END_PATH, type SocialEnding } from '@kvadrat/contracts/account';
import { splitLocale } from '@kvadrat/contracts/locales';
import type { Response as Answer } from 'light-my-request';

/** Reads how a sign-in ended from the address of the last page, which the answer has to lead to. */
export function readEnding({ statusCode, headers }: Answer): SocialEnding {
  const { pathname, search } = new URL(String(headers.location), 'http://localhost');
  if (statusCode !== 303 || splitLocale(pathname).path !== SOCIAL_END_PATH)
    throw new Error(`no end of a sign-in: ${statusCode} ${pathname}`);
  return readSocialEnding(search);
}
