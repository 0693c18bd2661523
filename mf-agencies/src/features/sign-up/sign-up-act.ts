import type { PageAct } from '@kvadrat/remote-kit';
import { saidFields, takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { agencySchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';

/** Asks for the account of a company. The same sent twice from one form is one request. */
export const signUpAct: PageAct = (sent, { locale }, { http }) =>
  takeForm(sent, agencySchema, async () => {
    const asked = saidFields(sent, [
      'kind',
      'company',
      'oib',
      'register',
      'street',
      'place',
      'name',
      'email',
      'phone',
      'message',
      'privacy',
    ]);
    const { reference } = await http.post(apiAddress('agencies/requests'), { locale, ...asked });
    return takenPath(localizedPath(locale, PATHS.agencySignUp), reference);
  });
