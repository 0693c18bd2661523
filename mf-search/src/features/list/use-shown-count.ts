import { useAdMarks, useRemote } from '@kvadrat/remote-kit';
import { searchAddress, type SearchCount, type SearchListResponse } from '@kvadrat/contracts/api';
import { COUNT_LABEL_CAP } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { keepPreviousData, useQuery } from '@kvadrat/remote-kit/query';
import { useHiddenKey } from '../../lib/use-hidden-key';

export interface ShownCount extends SearchCount {
  /** Ads of the list that the visitor has put away, those of other pages included. */
  hidden: number;
}

/**
 * How many ads of a list are left to the visitor. The server's page is the same for all who are not signed in, so what this browser
 * has put away is asked for once the page runs; what is put away in sight counts at once.
 */
export function useShownCount(
  { count, countLabel, leftOut, results }: SearchListResponse,
  address: string,
): ShownCount {
  const { http, locale } = useRemote();
  const { hidden } = useAdMarks();
  const key = useHiddenKey();
  const here = results.filter(({ id }) => hidden.has(id)).length;
  const { data } = useQuery({
    queryKey: ['count', address, key],
    queryFn: ({ signal }) => http.get(searchAddress('count', address, locale), { signal }),
    enabled: hidden.size > 0 && leftOut === undefined,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const asked = hidden.size > 0 && leftOut === undefined ? data : undefined;
  if (asked !== undefined) return { ...asked, hidden: Math.max(here, count - asked.count) };
  // Who has signed out meanwhile has put nothing away any more.
  const known = hidden.size === 0 ? 0 : (leftOut ?? 0);
  if (here === 0) return { count, countLabel, hidden: known };
  const left = Math.max(0, count - here);
  return { count: left, countLabel: labelOf(left, LOCALE_DETAILS[locale].intl), hidden: here + known };
}

/** As the server writes it. */
function labelOf(count: number, language: string): string {
  return count > COUNT_LABEL_CAP
    ? `${COUNT_LABEL_CAP}+`
    : new Intl.NumberFormat(language, { useGrouping: 'always' }).format(count);
}
