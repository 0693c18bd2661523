import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS, LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { object } from 'yup';

/** Names what was sent, in the address that says what has become of it. */
export const OUTCOME_PARAMETER = 'poruka';
const NO_RULES = object({});

/** Proves the mailbox, and passes on what waited for it; twice is as good as once. */
export const confirmAct: PageAct = (sent, { locale }, { http }) =>
  takeForm(sent, NO_RULES, async () => {
    const { reference } = await http.post(apiAddress('enquiries/link'), { code: sent[LINK_PARAMETERS.code] ?? '' });
    return `${localizedPath(locale, ENQUIRY_PATHS.confirm)}?${OUTCOME_PARAMETER}=${reference}`;
  });
