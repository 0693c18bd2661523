import type { AgencyRequest, AgencyRequests } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';

export interface RequestWords {
  states: Readonly<Record<AgencyRequests['state'], string>>;
  kinds: Readonly<Record<AgencyRequest['kind'], string>>;
}

/** What the pages of requests call states and kinds of companies. */
export function useRequestWords(): RequestWords {
  const { t } = useLingui();
  return {
    states: { open: t`Čekaju`, asked: t`Pitani`, approved: t`Odobreni`, refused: t`Odbijeni` },
    kinds: { agency: t`Agencija za nekretnine`, constructor: t`Investitor ili graditelj` },
  };
}
