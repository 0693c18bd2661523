import type { PageAct } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { DONE_PARAMETER, FIELDS, listDeedOf } from '../../components/deeds/deed-names';
import { alertOf } from '../../components/deeds/list-act';
import { linkOf } from '../../components/link-of';

/** What mail programs send to end alerts with one press (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe';

/** Takes the forms of the page, and the one press of a mail program, by the link in its address. Each sent twice has one effect. */
export const alertsAct: PageAct = async (sent, { locale, path, search }, { http }) => {
  const link = linkOf(search);
  const deed = sent[ONE_CLICK] === 'One-Click' ? 'end' : listDeedOf(sent[FIELDS.deed]);
  const page = `${localizedPath(locale, path)}?${LINK_PARAMETERS.link}=${link}`;
  try {
    if (deed === 'begin' || deed === 'end') await http.put(apiAddress('alerts'), { link, active: deed === 'begin' });
    if (deed === 'alert')
      await http.put(apiAddress('alerts/searches/{id}', { id: Number(sent[FIELDS.search] ?? '') }), {
        link,
        alert: alertOf(sent[FIELDS.alert]),
      });
    return { redirect: deed === null ? page : `${page}&${DONE_PARAMETER}=${deed}` };
  } catch (error) {
    // The page says that the link is none.
    if (isAppError(error) && error.status === 404) return { redirect: page };
    if (isAppError(error) && error.code === 'rate-limited')
      return { status: 422, values: sent, problems: {}, obstacle: 'rate-limited' };
    throw error;
  }
};
