import type { ListingDetail } from '@kvadrat/contracts/api';
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
  // No list shows auctions while they are off (T24); their pages are there.
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
