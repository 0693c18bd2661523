import type { PageAct } from '@kvadrat/remote-kit';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { returnPath } from '../../flow/return-path';

/** Signs out. A page that was open so long that its token has gone leads to a fresh one; nobody is signed out then. */
export const signOutAct: PageAct = async (_sent, route, { http }) => {
  const { locale, path, search } = route;
  try {
    await http.postForm(ACCOUNT_CALLS.logout, { locale });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'csrf') throw error;
    return { redirect: `${localizedPath(locale, path)}${search}` };
  }
  return { redirect: returnPath(route) };
};
