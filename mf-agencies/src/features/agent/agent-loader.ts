import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import type { AgencyDetail, AgencyListings, AgencyPerson } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { adsAddress, adsQuery, readAds } from '../../components/ads/ads-address';
import { readAgency } from '../../components/read-agency';

/** What the page of somebody who works for an agency shows; null where there is nobody. */
export type AgentData = { agency: AgencyDetail; person: AgencyPerson; ads: AgencyListings } | null;

/** The id leads, the name behind it is for people. */
const PERSON = /^([1-9]\d{0,8})(?:-|$)/;

/** Loads the page. One with another name in its address is sent to its own; a page past the end of the ads to the last one. */
export async function loadAgent(route: RouteLocation, context: LoadContext): Promise<PageLoad<AgentData>> {
  const { params, search, locale, path } = route;
  const id = Number(PERSON.exec(params['person'] ?? '')?.[1] ?? 0);
  const asked = readAds(search);
  const found =
    id === 0 ? null : await readAgency(params['agency'] ?? '', route, context, { ...adsQuery(asked), agent: id });
  const person = found?.agency.people.find((one) => one.id === id);
  if (found === null || person === undefined) return { status: 404, data: null };
  if (person.path !== path) return { status: 301, location: localizedPath(locale, `${person.path}${search}`) };
  const last = Math.max(1, found.ads.maxPages);
  if (asked.page > last)
    return { status: 302, location: localizedPath(locale, adsAddress(person.path, { ...asked, page: last })) };
  return { status: 200, data: { ...found, person } };
}
