import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { agencyPath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { adsAddress, adsQuery, readAds } from '../../components/ads/ads-address';
import { readAgency, type AgencyData } from '../../components/read-agency';

const NONE: PageLoad<null> = { status: 404, data: null };

/** Loads the page of an agency. A page past the end of its ads is sent to the last one. */
export async function loadAgency(route: RouteLocation, context: LoadContext): Promise<PageLoad<AgencyData>> {
  const slug = route.params['agency'] ?? '';
  const asked = readAds(route.search);
  const found = await readAgency(slug, route, context, { ...adsQuery(asked) });
  if (found === null) return NONE;
  const last = Math.max(1, found.ads.maxPages);
  if (asked.page > last)
    return {
      status: 302,
      location: localizedPath(route.locale, adsAddress(agencyPath(slug), { ...asked, page: last })),
    };
  return { status: 200, data: found };
}
