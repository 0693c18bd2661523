import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import { pagePath } from './entry-points';

/** Keys of the specification, which say what kind of page an event is from; beginnings of paths, the longer first. */
const SOURCES = [
  ['/procjena-nekretnine/', 'valutazione-immobiliare'],
  [PATHS.priceGuide, 'mercato-immobiliare'],
  [PATHS.publishAd, 'pubblica-annuncio'],
  [PATHS.mortgage, 'mortgage'],
  ['/prodaja-kuce-ili-stana/', 'vendi-casa'],
  [PATHS.agencies, 'agencies'],
  ['/agencija/', 'agencies'],
  [PATHS.whoWeAre, 'chi-siamo'],
  [USER_PATHS.publishedAds, 'my-home'],
  [PATHS.listings, 'listings'],
  ['/prodaja-', 'listings'],
  ['/najam-', 'listings'],
] as const;

export type PageSource = (typeof SOURCES)[number][1] | 'map-draw';

/** The key of a page; null where the specification has none. @param search with leading `?`, or empty */
export function pageSource(pathname: string, search: string): PageSource | null {
  const key = SOURCES.find(([beginning]) => pagePath(pathname).startsWith(beginning))?.[1] ?? null;
  // A list whose area was drawn.
  return key === 'listings' && new URLSearchParams(search).has('vrt') ? 'map-draw' : key;
}
