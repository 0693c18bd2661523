import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { staffSignInSchema } from '@kvadrat/contracts/forms';
import { addressOf, DEED_FIELD, SIGN_IN, SIGN_OUT } from './deeds';

/** Signs in and out on any page, and leaves the rest to the page. Whose session is over meanwhile is asked for the token. */
export function staffAct(own: PageAct | undefined): PageAct {
  return async (sent, route, context) => {
    const here = addressOf(route);
    const { http } = context;
    if (sent[DEED_FIELD] === SIGN_IN) {
      return takeForm(sent, staffSignInSchema, async () => {
        await http.post(apiAddress('staff/session'), { secret: sent['secret'] ?? '' });
        return here;
      });
    }
    if (sent[DEED_FIELD] === SIGN_OUT) {
      await http.delete(apiAddress('staff/session'));
      return { redirect: here };
    }
    if (own === undefined) return { redirect: here };
    try {
      return await own(sent, route, context);
    } catch (error) {
      if (isAppError(error) && error.status === 401) return { values: sent, problems: {}, obstacle: 'signed-out' };
      throw error;
    }
  };
}
