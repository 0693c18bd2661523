import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { remoteChangeSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { addressOf, DEED_FIELD } from '../../components/staff';
import { BREAKAGES } from './use-breakage-words';
import { doneQuery } from './remotes-data';

/** Fields that say which remote a form is about, and what was seen of the registry. */
export const REMOTE_FIELD = 'remote';
export const REVISION_FIELD = 'revision';
/** What the second kind of form does. */
export const BREAK = 'kvar';

const SCOPES = ['here', 'all', 'mend'] as const;

/** Changes which release of a remote is live; on development servers also breaks one on purpose. */
export const remotesAct: PageAct = async (sent, route, { http }) => {
  const name = sent[REMOTE_FIELD] ?? '';
  if (sent[DEED_FIELD] === BREAK) {
    const breakage = BREAKAGES.find((known) => known === sent['breakage']);
    const scope = SCOPES.find((known) => known === sent['scope']);
    if (breakage !== undefined && scope !== undefined)
      await http.put(apiAddress('staff/remotes/{name}/breakage', { name }), { breakage, scope });
    return { redirect: addressOf({ ...route, search: '' }) };
  }
  return takeForm(sent, remoteChangeSchema, async () => {
    const { action = '', reason = '', release = '', percent = '', days = '' } = sent;
    const done = await http.post(apiAddress('staff/remotes/{name}/changes', { name }), {
      revision: Number(sent[REVISION_FIELD]) || 0,
      action,
      reason,
      release,
      percent,
      days,
    });
    return `${localizedPath(route.locale, route.path)}?${doneQuery(done.remote, done.revision)}`;
  });
};
