import type { LoginAnswer } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { AccountCall } from '../account-services';
import { accountSentence } from '../account-texts';
import type { AccountRow } from '../account.tables';

/** What every way of signing in answers in the end. */
export function signedInAnswer(
  { locale, returnTo }: AccountCall,
  { uuid, phone }: AccountRow,
  service: LoginAnswer['service'] = 'email',
): { answer: LoginAnswer; onward: string } {
  return {
    answer: {
      message: accountSentence(locale, 'signedIn'),
      data: { uuid, phone },
      service,
      ...(returnTo === undefined ? {} : { url: returnTo }),
    },
    onward: returnTo ?? localizedPath(locale, '/'),
  };
}
