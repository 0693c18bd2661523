import type { ListingCard, ListingDetail, PriceNote, SimilarListings } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

const photo = (name: string): ListingDetail['photos'][number] => ({
  alt: `Slika ${name}`,
  width: 1280,
  height: 960,
  sizes: [
    { width: 640, height: 480, avif: `/media/${name}-640.avif`, webp: `/media/${name}-640.webp` },
    { width: 1280, height: 960, avif: `/media/${name}-1280.avif`, webp: `/media/${name}-1280.webp` },
  ],
});

export const AD_PATH = '/oglasi/7/dvosoban-stan-s-lodom/';

/** An ad as the API answers it. */
export function ad(changes: Partial<ListingDetail> = {}): ListingDetail {
  return {
    id: 7,
    path: AD_PATH,
    title: 'Dvosoban stan s lođom',
    contract: 1,
    category: 1,
    typology: 1,
    price: { value: 248_000, currency: 'EUR', onRequest: false, perSquareMetre: 4276, previous: null },
    surface: { net: 58, gross: 66, plot: null },
    rooms: 2,
    bedrooms: 1,
    bathrooms: 1,
    floor: 3,
    energyClass: 5,
    place: { id: 1, label: 'Gripe, Split', path: 'split/gripe' },
    position: null,
    photos: ['a', 'b', 'c', 'd', 'e', 'f'].map(photo),
    photoCount: 6,
    advertiser: {
      type: 'agenzia',
      name: 'Marjan kvadrat',
      slug: 'marjan-kvadrat',
      licence: '219/2018',
      agencyType: 'agency',
      website: 'https://marjan.example/',
    },
    agent: { name: 'Tea Tomić', licence: '1204/2019', languages: ['hr', 'de'] },
    contacts: { phone: true, email: true },
    visibility: 'standard',
    publishedAt: '2026-01-22T10:00:00Z',
    description: 'Prvi odlomak.\nDrugi odlomak.',
    descriptionLocale: 'hr',
    kind: 'ad',
    country: 'HR',
    address: null,
    mapDisplay: 'marker',
    areaRadius: null,
    distances: [],
    floorPlans: [5],
    daysOnMarket: 34,
    firstPublishedAt: '2026-01-22T10:00:00Z',
    relisted: false,
    priceHistory: [{ at: '2026-01-22T10:00:00Z', price: 248_000 }],
    otherOffers: [],
    pricedSurface: 'net',
    energyCertificate: null,
    available: true,
    availableFrom: null,
    titleClear: true,
    usePermit: true,
    legalized: null,
    commission: false,
    seaDistance: 900,
    roomType: null,
    roomRental: null,
    coworkingType: null,
    project: null,
    auction: null,
    documents: [],
    virtualTour: null,
    video: null,
    ownWords: [],
    derived: [],
    tenure: null,
    yearBuilt: 1974,
    floors: 9,
    condition: 'renovated',
    heating: 'air-conditioning',
    features: ['elevator', 'sea-view'],
    reference: 'KV-204',
    status: 'active',
    withheld: null,
    updatedAt: '2026-02-01T10:00:00Z',
    breadcrumbs: [
      { label: 'Početna', path: '/' },
      { label: 'Split', path: '/prodaja-stambene-nekretnine/split/' },
      { label: 'Dvosoban stan s lođom', path: null },
    ],
    ...changes,
  };
}

/** An ad as others show it in small. */
export function card(id: number, changes: Partial<ListingCard> = {}): ListingCard {
  const {
    title,
    contract,
    category,
    typology,
    price,
    surface,
    rooms,
    bedrooms,
    bathrooms,
    floor,
    energyClass,
    place,
    position,
    visibility,
    publishedAt,
  } = ad();
  return {
    id,
    path: `/oglasi/${id}/stan/`,
    title: `${title} ${id}`,
    contract,
    category,
    typology,
    price,
    surface,
    rooms,
    bedrooms,
    bathrooms,
    floor,
    energyClass,
    place,
    position,
    photos: [photo('s')],
    photoCount: 4,
    advertiser: { type: 'privato', name: 'Ana', slug: null },
    visibility,
    publishedAt,
    ...changes,
  };
}

/** What is like the ad. */
export function similar(...results: ListingCard[]): SimilarListings {
  return { state: 'active', list: { label: 'Split', path: '/prodaja-stambene-nekretnine/split/' }, results };
}

/** A price 11 % below comparable ads. */
export function priceNote(changes: Partial<PriceNote> = {}): PriceNote {
  return {
    comparables: 42,
    fewest: 8,
    place: { label: 'Gripe', level: 'city_zone' },
    estimate: { low: 256_000, middle: 279_000, high: 301_000, perSquareMetre: { low: 4420, middle: 4810, high: 5190 } },
    position: 'low',
    difference: -0.11,
    reasons: [
      { reason: 'lift', effect: 0.04 },
      { reason: 'year', effect: -0.07 },
    ],
    ...changes,
  };
}

/** An ad page's location. @param address path and query without language prefix */
export function adRoute(address = AD_PATH, locale: Locale = 'hr'): RouteLocation {
  const url = new URL(address, 'https://kvadrat.test');
  const [, id = '', slug = ''] = /^\/oglasi\/([^/]+)\/(.*?)\/?$/.exec(url.pathname) ?? [];
  return { name: 'ad', params: { id, slug }, path: url.pathname, search: url.search, locale };
}

/** Address under which the page asks for its ad. */
export const adRequest = (locale: Locale = 'hr', id = 7): string => `/api-next/listings/${id}/?locale=${locale}`;
export const similarRequest = (locale: Locale = 'hr', id = 7): string =>
  `/api-next/listings/${id}/similar/?locale=${locale}`;
export const priceNoteRequest = (locale: Locale = 'hr', id = 7): string =>
  `/api-next/listings/${id}/price-note/?locale=${locale}`;
export const advertiserRequest = (locale: Locale = 'hr', id = 7): string =>
  `/api-next/listings/${id}/advertiser-listings/?locale=${locale}`;
export const PHONE_REQUEST = '/api-next/listings/7/phone/';
