import type { ActOutcome, PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { againPath, authPath } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { codeSchema } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { HttpClient, SentValues } from '@kvadrat/contracts/remote';
import { DEED_FIELD, NO_RULES } from '../../components/own-forms/use-deed-form';
import { PASSKEY_FIELD, securityDeedOf, securityPath, SESSION_FIELD, type SecurityDeed } from './security-deeds';

type Call = (sent: SentValues, locale: Locale, http: HttpClient) => Promise<unknown>;

const CALLS: Readonly<Record<Exclude<SecurityDeed, 'passkey'>, Call>> = {
  session: (sent, _locale, http) =>
    http.delete(apiAddress('user/security/sessions/{name}', { name: sent[SESSION_FIELD] ?? '' })),
  sessions: (_sent, _locale, http) => http.delete(apiAddress('user/profile/other-sessions')),
  begin: (_sent, _locale, http) => http.post(apiAddress('user/security/second-step/setup'), {}),
  drop: (_sent, _locale, http) => http.delete(apiAddress('user/security/second-step/setup')),
  confirm: ({ code = '' }, locale, http) => http.put(apiAddress('user/security/second-step'), { code, locale }),
  'passkey-off': (sent, _locale, http) =>
    http.delete(apiAddress('user/security/passkeys/{handle}', { handle: sent[PASSKEY_FIELD] ?? '' })),
  end: (_sent, locale, http) => http.post(apiAddress('user/security/second-step/end'), { locale }),
};

/**
 * Does what one of the page's forms asks for. Who has to show once more who they are is led there and back; a page that was open so
 * long that its token or its session has gone leads to a fresh one, or to the sign-in. Nothing was done then.
 */
export const securityAct: PageAct = async (sent, { locale }, { http }) => {
  const page = securityPath(locale);
  const deed = securityDeedOf(sent[DEED_FIELD]);
  // A passkey is made by a script.
  if (deed === null || deed === 'passkey') return { redirect: page };
  try {
    return await take(deed, sent, locale, http);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'csrf') return { redirect: page };
    if (error.code === 'sign-in-again') return { redirect: localizedPath(locale, againPath('entry', page)) };
    if (error.status === 401) return { redirect: localizedPath(locale, authPath('entry', page)) };
    throw error;
  }
};

async function take(deed: keyof typeof CALLS, sent: SentValues, locale: Locale, http: HttpClient): Promise<ActOutcome> {
  const outcome = await takeForm(sent, deed === 'confirm' ? codeSchema : NO_RULES, async () => {
    await CALLS[deed](sent, locale, http);
    return securityPath(locale, deed);
  });
  // What is no longer there: the page shows it.
  return 'obstacle' in outcome && (outcome.obstacle === 'gone' || outcome.obstacle === 'taken')
    ? { redirect: securityPath(locale) }
    : outcome;
}
