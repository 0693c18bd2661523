import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { againPath, authPath } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { HttpClient } from '@kvadrat/contracts/remote';
import { DEED_FIELD, NO_RULES } from '../../components/own-forms/use-deed-form';

const CALLS = {
  export: (locale: Locale, http: HttpClient) => http.post(apiAddress('user/data/export'), { locale }),
  leave: (locale: Locale, http: HttpClient) => http.post(apiAddress('user/data/leave'), { locale }),
  stay: (_locale: Locale, http: HttpClient) => http.delete(apiAddress('user/data/leave')),
};

/** Does what one of the page's forms asks for; who has to show once more who they are is led there and back. What was done shows on the page. */
export const ownDataAct: PageAct = async (sent, { locale }, { http }) => {
  const page = localizedPath(locale, USER_PATHS.ownData);
  const asked = sent[DEED_FIELD];
  const deed = asked === 'export' || asked === 'leave' || asked === 'stay' ? asked : null;
  if (deed === null) return { redirect: page };
  try {
    return await takeForm(sent, NO_RULES, async () => {
      await CALLS[deed](locale, http);
      return page;
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'csrf') return { redirect: page };
    if (error.code === 'sign-in-again') return { redirect: localizedPath(locale, againPath('entry', page)) };
    if (error.status === 401) return { redirect: localizedPath(locale, authPath('entry', page)) };
    throw error;
  }
};
