import type { ListingDetail } from '@kvadrat/contracts/api';
import { phonePath } from '@kvadrat/contracts/paths';
import { searchListings } from './api';
import { portalOrigin } from './portal-origin';

/** Lists that hold one kind of ad each, by what the ad is called in tests. */
const LISTS: Readonly<Record<string, string>> = {
  'a flat': '?path=/prodaja-stambene-nekretnine/',
  'a rented flat': '?path=/najam-stambene-nekretnine/',
  'a room': '?path=/najam-sobe/',
  'an office': '?path=/najam-uredi/',
  'a garage': '?path=/prodaja-garaze-i-parking/',
  land: '?path=/prodaja-zemljista/',
  'a development': '?path=/prodaja-nove-zgrade/',
};

/** How many ads are looked at for one in a rare state. */
const LOOKED_AT = 400;

/** The first ad of each kind the demonstration data has, and a sold one. */
export async function adOfEachKind(): Promise<[kind: string, path: string][]> {
  const kinds = await Promise.all(
    Object.entries(LISTS).map(async ([kind, query]): Promise<[string, string][]> => {
      const { results } = await searchListings(query);
      return results.slice(0, 1).map(({ path }) => [kind, path]);
    }),
  );
  const sold = await findAd(({ status }) => status === 'sold');
  // No list shows auctions while they are off; their pages are there.
  const auction = await findAd(({ auction: sale }) => sale !== null);
  return [...kinds.flat(), ['an auction', auction.path], ['a sold ad', sold.path]];
}

/** @throws {Error} when none of the first ads is such a one */
export async function findAd(wanted: (ad: ListingDetail) => boolean): Promise<ListingDetail> {
  for (let id = 1; id <= LOOKED_AT; id += 1) {
    const response = await fetch(`${portalOrigin()}/api-next/listings/${id}/`);
    if (!response.ok) continue;
    const ad: ListingDetail = await response.json();
    if (wanted(ad)) return ad;
  }
  throw new Error(`none of the first ${LOOKED_AT} ads is such a one`);
}

/** Where mails to the agency of an ad go; the demonstration's agencies have such addresses. */
export function agencyMailbox({ advertiser }: ListingDetail): string {
  if (advertiser.slug === null) throw new Error('a private person offers this ad');
  return `info@${advertiser.slug}.example`;
}

/** The number of an ad, as the page without scripts tells it. */
export async function numberOf({ id }: ListingDetail): Promise<string> {
  const page = await (await fetch(portalOrigin() + phonePath(id), { method: 'POST' })).text();
  return /href="tel:[^"]*"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)</s.exec(page)?.[1]?.replace(/\u00a0/g, ' ') ?? '';
}
