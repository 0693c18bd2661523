import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import type { HomeResponse } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { shownPhotos } from '../../components/card/shown-photos';
import { currentHour } from '../../lib/current-hour';

export interface HomeData {
  /** Null when the server could not say: searching works all the same. */
  home: HomeResponse | null;
  /** When it was asked, for what counts as new; see `currentHour`. */
  asOf: string;
}

/** The home page is there whatever happens to its figures. */
export async function loadHome({ locale }: RouteLocation, { http, signal }: LoadContext): Promise<PageLoad<HomeData>> {
  const asOf = currentHour();
  try {
    const home = await http.get<HomeResponse>(`/api-next/home/?locale=${locale}`, { signal });
    const newest = home.newest.map((listing) => ({ ...listing, photos: shownPhotos(listing).slice(0, 1) }));
    return { status: 200, data: { home: { ...home, newest }, asOf } };
  } catch (error) {
    if (isAppError(error) && error.code !== 'abort') return { status: 200, data: { home: null, asOf } };
    throw error;
  }
}
