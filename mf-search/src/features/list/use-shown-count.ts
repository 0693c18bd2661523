import { useEffect, useState } from 'react';
import { useAdMarks, useFormat, useRemote } from '@kvadrat/remote-kit';
import { searchAddress, type SearchCount, type SearchListResponse } from '@kvadrat/contracts/api';
import { COUNT_LABEL_CAP } from '@kvadrat/contracts/constants';
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
  const format = useFormat();
  const { hidden } = useAdMarks();
  const shown = (left: number, gone: number): ShownCount => ({
    count: left,
    // As the server writes it.
    countLabel: left > COUNT_LABEL_CAP ? `${COUNT_LABEL_CAP}+` : format.number(left),
    hidden: gone,
  });
  const here = results.filter(({ id }) => hidden.has(id)).length;
  const asked = useCountLeft(address, hidden.size > 0 && leftOut === undefined);
  const [known, setKnown] = useState(false);
  if (hidden.size > 0 && !known) setKnown(true);
  // Whoever signs out, or takes all of it back, has nothing put away any more; before they are known the server's word counts.
  if (known && hidden.size === 0) return shown(count + (leftOut ?? 0), 0);
  if (asked !== null) return { ...asked, hidden: Math.max(here, count - asked.count) };
  if (here === 0) return { count, countLabel, hidden: leftOut ?? 0 };
  return shown(Math.max(0, count - here), here + (leftOut ?? 0));
}

/** Asks without the library for queries, which most lists never need and a first visit would have to load. */
function useCountLeft(address: string, wanted: boolean): SearchCount | null {
  const { http, locale } = useRemote();
  const key = useHiddenKey();
  const [answer, setAnswer] = useState<{ of: string; count: SearchCount } | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const asking = new AbortController();
    http.get<SearchCount>(searchAddress('count', address, locale), { signal: asking.signal }).then(
      (count) => setAnswer({ of: address, count }),
      // The count of what is in sight will do.
      () => undefined,
    );
    return () => asking.abort();
  }, [http, address, locale, key, wanted]);
  return wanted && answer?.of === address ? answer.count : null;
}
