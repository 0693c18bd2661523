import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type MarkedAds } from '@kvadrat/contracts/api';
import type { AdMark, RouteLocation } from '@kvadrat/contracts/remote';
import { loadArea, type Area } from '../../components/area/load-area';
import { pageOf } from '../../components/lists/page-of';

export interface MarkedData {
  /** Null for a stranger, whose list is in the browser. */
  area: Area | null;
  marked: MarkedAds | null;
}

/** Reads a list of ads that were put away or opened. */
export function loadMarked(mark: AdMark) {
  return async ({ locale, search }: RouteLocation, context: LoadContext): Promise<PageLoad<MarkedData>> => {
    const area = await loadArea(context);
    if (area === null) return { status: 200, data: { area, marked: null } };
    const { http, signal } = context;
    const marked = await http.get(
      apiAddress('user/ads/{mark}', { mark, page: pageOf(search), locale }),
      signal === undefined ? {} : { signal },
    );
    return { status: 200, data: { area, marked } };
  };
}
