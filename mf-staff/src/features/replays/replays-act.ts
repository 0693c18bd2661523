import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { PageAct } from '@kvadrat/remote-kit';

/** Field and address word that name a recording. */
export const REPLAY_FIELD = 'snimka';

/** Deletes a recording; one that is gone already is what was wanted. */
export const replaysAct: PageAct = async (sent, { locale, path }, { http }) => {
  await http.delete(apiAddress('staff/replays/{id}', { id: sent[REPLAY_FIELD] ?? '' })).catch((error: unknown) => {
    if (!isAppError(error) || error.status !== 404) throw error;
  });
  return { redirect: localizedPath(locale, path) };
};
