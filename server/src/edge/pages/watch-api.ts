import type { ApiBridge } from '../../platform/render';
import type { ShownAds } from './api-bridge';

export interface WatchedApi {
  bridge: ApiBridge;
  /** Whether the API itself is in trouble; then the browser could not render the page either. */
  failed: () => boolean;
  /** Ads that its answers hold. */
  ads: () => readonly number[];
}

/** Remembers what a page was told by the API. */
export function watchApi(bridge: ApiBridge): WatchedApi {
  let failed = false;
  const ads = new Set<number>();
  return {
    bridge: async (path, language, send) => {
      const answer: (Awaited<ReturnType<ApiBridge>> & ShownAds) | null = await bridge(path, language, send);
      if (answer !== null && answer.status >= 500) failed = true;
      for (const id of answer?.ads ?? []) ads.add(id);
      return answer;
    },
    failed: () => failed,
    ads: () => [...ads],
  };
}
