import type { ActOutcome, PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { authPath, CUSTOM_PERMISSIONS } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { memberSchema, newMemberSchema } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { HttpClient, SentValues } from '@kvadrat/contracts/remote';
import type { AnySchema } from 'yup';
import { DEED_FIELD, NO_RULES } from '../../components/own-forms/use-deed-form';
import { ABOUT, agencyDeedOf, agencyPath, type AgencyDeed } from './agency-deeds';

interface Sent {
  sent: SentValues;
  locale: Locale;
  http: HttpClient;
  /** Of the agency it is about. */
  id: number;
}

const uuidOf = (sent: SentValues): string => sent[ABOUT.person] ?? '';
const placeOf = (sent: SentValues) => ({
  role: sent['role'] ?? '',
  permissions: CUSTOM_PERMISSIONS.filter((name) => sent[name] === '1'),
});
const remove = ({ http, id, sent }: Sent): Promise<unknown> =>
  http.delete(apiAddress('user/agencies/{id}/people/{uuid}', { id, uuid: uuidOf(sent) }));

const CALLS: Readonly<Record<AgencyDeed, (sent: Sent) => Promise<unknown>>> = {
  act: ({ http, id }) => http.put(apiAddress('user/acting'), { agencyId: id }),
  self: ({ http }) => http.put(apiAddress('user/acting'), { agencyId: null }),
  invite: ({ http, id, sent, locale }) =>
    http.post(apiAddress('user/agencies/{id}/invites', { id }), {
      email: sent['email'] ?? '',
      locale,
      ...placeOf(sent),
    }),
  uninvite: ({ http, id, sent }) =>
    http.delete(apiAddress('user/agencies/{id}/invites/{invite}', { id, invite: Number(sent[ABOUT.invite]) })),
  role: ({ http, id, sent }) =>
    http.put(apiAddress('user/agencies/{id}/people/{uuid}', { id, uuid: uuidOf(sent) }), placeOf(sent)),
  remove,
  quit: remove,
};

const RULES: Readonly<Partial<Record<AgencyDeed, AnySchema>>> = { invite: newMemberSchema, role: memberSchema };

/**
 * Does what one of the page's forms asks for. Whose token, session or role has gone meanwhile is led to a fresh page, or to the
 * sign-in; nothing was done then.
 */
export const agencyAct: PageAct = async (sent, { locale }, { http }) => {
  const page = agencyPath(locale);
  const deed = agencyDeedOf(sent[DEED_FIELD]);
  if (deed === null) return { redirect: page };
  try {
    return await take(deed, sent, locale, http);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.status === 401) return { redirect: localizedPath(locale, authPath('entry', page)) };
    if (error.status === 403 || error.status === 400) return { redirect: page };
    throw error;
  }
};

async function take(deed: AgencyDeed, sent: SentValues, locale: Locale, http: HttpClient): Promise<ActOutcome> {
  const outcome = await takeForm(sent, RULES[deed] ?? NO_RULES, async () => {
    await CALLS[deed]({ sent, locale, http, id: Number(sent[ABOUT.agency]) });
    return agencyPath(locale, deed);
  });
  // Somebody who is no longer there, or the last of an agency's own accounts: the page shows it.
  return 'obstacle' in outcome && (outcome.obstacle === 'gone' || outcome.obstacle === 'taken')
    ? { redirect: agencyPath(locale) }
    : outcome;
}
