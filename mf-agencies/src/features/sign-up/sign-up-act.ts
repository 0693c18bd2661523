import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { agencySchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';

/** Asks for the account of a company. The same sent twice from one form is one request. */
export const signUpAct: PageAct = (sent, { locale }, { http }) =>
  takeForm(sent, agencySchema, async () => {
    const said = (field: string): string => sent[field] ?? '';
    const { reference } = await http.post(apiAddress('agencies/requests'), {
      locale,
      key: said('key'),
      website: said('website'),
      kind: said('kind'),
      company: said('company'),
      oib: said('oib'),
      register: said('register'),
      street: said('street'),
      place: said('place'),
      name: said('name'),
      email: said('email'),
      phone: said('phone'),
      message: said('message'),
      privacy: said('privacy'),
    });
    return takenPath(localizedPath(locale, PATHS.agencySignUp), reference);
  });
