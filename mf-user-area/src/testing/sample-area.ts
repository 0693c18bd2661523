import { ACCOUNT_CALLS, ZERO_COUNTERS, type FullUserInfo } from '@kvadrat/contracts/account';
import type { KeptAd, ListingCard, MarkedAds, SavedFolders } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** Somebody who is signed in and has all kinds of things. */
const ANA_INFO: Pick<FullUserInfo, 'name' | 'surname' | 'email' | 'counters' | 'counts' | 'emailVerified'> = {
  name: 'Ana',
  surname: 'Horvat',
  email: 'ana@example.hr',
  emailVerified: true,
  counters: { ...ZERO_COUNTERS, savedAds: 2, blacklistedAds: 1, savedSearches: 3, messagesNotify: 1 },
  counts: { lastAds: 4, lastSearches: 2, publishedAds: 0 },
};

/** What every page of the area asks for. */
export const AREA_CALLS = {
  [ACCOUNT_CALLS.fullInfo]: () => ANA_INFO,
  [ACCOUNT_CALLS.csrf]: () => ({ token: 'token-1' }),
};
export const STRANGER = { [ACCOUNT_CALLS.fullInfo]: () => null };

export const route = (name: string, path: string, search = '', locale: Locale = 'hr'): RouteLocation => ({
  name,
  params: {},
  path,
  search,
  locale,
});

const CARD: ListingCard = {
  id: 7,
  path: '/oglasi/7/stan-s-lodom/',
  title: 'Stan s lođom',
  contract: 1,
  category: 1,
  typology: 1,
  price: { value: 248_000, currency: 'EUR', onRequest: false, perSquareMetre: 4276, previous: null },
  surface: { net: 58, gross: null, plot: null },
  rooms: 2,
  bedrooms: 1,
  bathrooms: 1,
  floor: 3,
  energyClass: 4,
  place: { id: 384, label: 'Split', path: 'split/' },
  position: null,
  photos: [],
  photoCount: 0,
  advertiser: { type: 'privato', name: 'Ana', slug: null },
  visibility: 'standard',
  publishedAt: '2026-01-02T08:00:00.000Z',
};

/** An ad on offer that has become cheaper in February. */
export const keptAd = (changes: Partial<KeptAd> = {}): KeptAd => ({
  id: 7,
  state: 'active',
  title: 'Stan s lođom',
  listing: { ...CARD, ...(changes.id === undefined ? {} : { id: changes.id, path: `/oglasi/${changes.id}/stan/` }) },
  prices: [
    { at: '2026-01-02T08:00:00.000Z', price: 259_000 },
    { at: '2026-02-10T08:00:00.000Z', price: 248_000 },
  ],
  leftAt: null,
  ...changes,
});

export const markedAd = (changes: Partial<MarkedAds['results'][number]> = {}): MarkedAds['results'][number] => ({
  ...keptAd(changes),
  markedAt: '2026-01-20T08:00:00.000Z',
  folder: null,
  own: true,
  notes: [],
  ...changes,
});

export const marked = (...results: MarkedAds['results']): MarkedAds => ({
  count: results.length,
  currentPage: 1,
  maxPages: results.length === 0 ? 0 : 1,
  results,
});

export const folder = (changes: Partial<SavedFolders['folders'][number]> = {}): SavedFolders['folders'][number] => ({
  id: 5,
  name: 'Split',
  owner: 'Ana',
  own: true,
  count: 1,
  people: [],
  invites: [],
  link: null,
  ...changes,
});
