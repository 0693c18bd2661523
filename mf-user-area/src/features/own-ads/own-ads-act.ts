import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { DEED_FIELD, NO_RULES } from '../../components/own-forms/use-deed-form';
import { doneQuery, LINK_FIELD, ownAdDeedOf } from './own-ad-deeds';

/** Does what one of the page's buttons asks for. An ad that is no longer as the page shows it, is shown as it is. */
export const ownAdsAct: PageAct = async (sent, { locale }, { http }) => {
  const page = localizedPath(locale, USER_PATHS.publishedAds);
  const deed = ownAdDeedOf(sent[DEED_FIELD]);
  const link = sent[LINK_FIELD] ?? '';
  if (deed === null) return { redirect: page };
  try {
    const outcome = await takeForm(sent, NO_RULES, async () => {
      await http.post(apiAddress('own-ads/draft/deeds', { veza: link }), { deed });
      return `${page}${doneQuery(deed, link)}`;
    });
    const isStale = 'obstacle' in outcome && (outcome.obstacle === 'gone' || outcome.obstacle === 'taken');
    return isStale ? { redirect: page } : outcome;
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'csrf') return { redirect: page };
    if (error.status === 401) return { redirect: localizedPath(locale, authPath('entry', page)) };
    throw error;
  }
};
