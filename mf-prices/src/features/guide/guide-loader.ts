import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type PriceGuide } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { guideAddress, readChoice } from '../../components/guide-address';

/** Null where there is no such place. */
export type GuideData = PriceGuide | null;

/** Loads what is known of the place in the address; a place somebody wrote in words is sent on to its own address. */
export async function loadGuide(route: RouteLocation, { http, signal }: LoadContext): Promise<PageLoad<GuideData>> {
  const place = route.params['place'] ?? '';
  const choice = readChoice(route.search);
  try {
    const guide = await http.get(apiAddress('price-guide', { place, ...choice, locale: route.locale }), { signal });
    if (guide.place.path !== place)
      return { status: 302, location: localizedPath(route.locale, guideAddress(guide.place.path, choice)) };
    return { status: 200, data: guide };
  } catch (error) {
    if (isAppError(error) && (error.status === 404 || error.status === 400)) return { status: 404, data: null };
    throw error;
  }
}
