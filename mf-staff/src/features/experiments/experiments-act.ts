import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { experimentSchema, typedNumber } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { DEED_FIELD } from '../../components/staff';

/** What the form beside a running experiment does, and the field that names it. */
export const STOP = 'zaustavi';
export const NAME_FIELD = 'pokus';

/** Starts an experiment, or stops one. */
export const experimentsAct: PageAct = async (sent, { locale, path }, { http }) => {
  const here = localizedPath(locale, path);
  if (sent[DEED_FIELD] === STOP) {
    await http.post(apiAddress('staff/experiments/{name}/stop', { name: sent[NAME_FIELD] ?? '' }), {}).catch(ifGone);
    return { redirect: here };
  }
  return takeForm(sent, experimentSchema, async () => {
    const { name = '', flag = '', share = '' } = sent;
    const off = typedNumber(share) / 100;
    await http.post(apiAddress('staff/experiments'), { name: name.trim(), flag, weights: { on: 1 - off, off } });
    return here;
  });
};

/** Somebody was faster: it runs no more, which is what was wanted. */
function ifGone(error: unknown): void {
  if (!isAppError(error) || error.status !== 404) throw error;
}
