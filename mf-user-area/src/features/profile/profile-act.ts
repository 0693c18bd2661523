import type { ActOutcome, PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS, againPath, authPath } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { codeSchema, inviteSchema, nameSchema, ownPasswordSchema, phoneSchema } from '@kvadrat/contracts/forms';
import { isLocale, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { HttpClient, SentValues } from '@kvadrat/contracts/remote';
import type { AnySchema } from 'yup';
import { DEED_FIELD, NO_RULES } from '../../components/own-forms/use-deed-form';
import { deedOf, IDENTITY_FIELD, LEAVE, profilePath, type Deed } from './deeds';

type Call = (sent: SentValues, locale: Locale, http: HttpClient) => Promise<unknown>;

const CALLS: Readonly<Record<Deed, Call>> = {
  news: (sent, _locale, http) =>
    http.put(apiAddress('user/profile/news'), {
      communications: sent['communications'] === '1',
      newsletter: sent['newsletter'] === '1',
      products: sent['products'] === '1',
    }),
  details: ({ name = '', surname = '', language }, locale, http) =>
    http.put(apiAddress('user/profile/details'), { name, surname, language: isLocale(language) ? language : locale }),
  email: ({ email = '' }, locale, http) => http.post(apiAddress('user/profile/email'), { email, locale }),
  'email-drop': (_sent, _locale, http) => http.delete(apiAddress('user/profile/email')),
  phone: ({ phone = '' }, locale, http) => http.post(apiAddress('user/profile/phone'), { phone, locale }),
  code: ({ code = '' }, locale, http) => http.put(apiAddress('user/profile/phone'), { code, locale }),
  'phone-drop': (_sent, _locale, http) => http.delete(apiAddress('user/profile/phone')),
  password: ({ password = '', pwd = '', pwdrip = '' }, locale, http) =>
    http.post(apiAddress('user/profile/password'), { password, pwd, pwdrip, locale }),
  sessions: (_sent, _locale, http) => http.delete(apiAddress('user/profile/other-sessions')),
  identity: (sent, _locale, http) =>
    http.delete(apiAddress('user/profile/identities/{handle}', { handle: sent[IDENTITY_FIELD] ?? '' })),
  resend: (_sent, locale, http) => http.postForm(ACCOUNT_CALLS.resendVerification, { locale }),
};

const RULES: Readonly<Partial<Record<Deed, AnySchema>>> = {
  password: ownPasswordSchema,
  details: nameSchema,
  email: inviteSchema,
  phone: phoneSchema,
  code: codeSchema,
};

/**
 * Does what one of the page's forms asks for. A page that was open so long that its token or its session has gone leads to a fresh
 * one, or to the sign-in; nothing was done then.
 */
export const profileAct: PageAct = async (sent, { locale }, { http }) => {
  const page = profilePath(locale);
  try {
    if (sent[DEED_FIELD] === LEAVE) {
      await http.postForm(ACCOUNT_CALLS.logout, { locale });
      return { redirect: localizedPath(locale, '/') };
    }
    const deed = deedOf(sent[DEED_FIELD]);
    return deed === null ? { redirect: page } : await take(deed, sent, locale, http);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'csrf') return { redirect: page };
    if (error.code === 'sign-in-again') return { redirect: localizedPath(locale, againPath('entry', page)) };
    if (error.status === 401) return { redirect: localizedPath(locale, authPath('entry', page)) };
    throw error;
  }
};

async function take(deed: Deed, sent: SentValues, locale: Locale, http: HttpClient): Promise<ActOutcome> {
  const schema = RULES[deed] ?? NO_RULES;
  const outcome = await takeForm(sent, schema, async () => {
    await CALLS[deed](sent, locale, http);
    return profilePath(locale, deed);
  });
  // An identity that is no longer there, or may not go: the page shows it.
  const isGone = 'obstacle' in outcome && (outcome.obstacle === 'gone' || outcome.obstacle === 'taken');
  return isGone ? { redirect: profilePath(locale) } : outcome;
}
