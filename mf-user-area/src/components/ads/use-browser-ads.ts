import { useAdMarks, useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type KeptAd } from '@kvadrat/contracts/api';
import { readSavedDetails, type AdMark } from '@kvadrat/contracts/remote';
import { useHydrated } from '@kvadrat/ui-kit';
import { useEffect, useState } from 'react';
import { ofBrowser, type ShownAd } from './shown-ad';

/** As many as the call answers at once. */
const AT_ONCE = 100;

export interface BrowserAds {
  /** Newest first; null until it is known what has become of them. */
  ads: readonly ShownAd[] | null;
  failed: boolean;
  retry: () => void;
}

/** Ads that this browser keeps while nobody is signed in, in step with its other tabs. @param version grows with what was noted here */
export function useBrowserAds(mark: AdMark, version = 0): BrowserAds {
  const { http, locale, storage, report } = useRemote();
  const ids = [...useAdMarks()[mark]].reverse();
  const isHere = useHydrated();
  const [known, setKnown] = useState<ReadonlyMap<number, KeptAd>>(new Map());
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = ids
    .filter((id) => !known.has(id))
    .slice(0, AT_ONCE)
    .join();
  useEffect(() => {
    if (missing === '') return undefined;
    const leaving = new AbortController();
    http.get(apiAddress('kept-ads', { ids: missing, locale }), { signal: leaving.signal }).then(
      ({ results }) => setKnown((before) => new Map([...before, ...results.map((ad) => [ad.id, ad] as const)])),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        report(error, { part: 'kept-ads' });
        setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [missing, attempt, http, locale, report]);
  const details = mark === 'saved' && version >= 0 && isHere ? readSavedDetails(storage) : {};
  return {
    ads:
      isHere && missing === ''
        ? ids.flatMap((id) => {
            const ad = known.get(id);
            return ad === undefined ? [] : [ofBrowser(ad, details[id])];
          })
        : null,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt((before) => before + 1);
    },
  };
}
