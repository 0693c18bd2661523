import type { ListingCard, SearchListResponse, Suggestion } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';

const photo = (name: string): ListingCard['photos'][number] => ({
  alt: `Slika ${name}`,
  width: 640,
  height: 480,
  sizes: [
    { width: 320, height: 240, avif: `/media/${name}-320.avif`, webp: `/media/${name}-320.webp` },
    { width: 640, height: 480, avif: `/media/${name}-640.avif`, webp: `/media/${name}-640.webp` },
  ],
});

/** An ad as the search answers it; `id` makes it differ from the others. */
export function listing(id: number, changes: Partial<ListingCard> = {}): ListingCard {
  return {
    id,
    path: `/oglasi/${id}/stan-${id}/`,
    title: `Stan ${id}`,
    contract: 1,
    category: 1,
    typology: 1,
    price: { value: 248_000 + id, currency: 'EUR', onRequest: false, perSquareMetre: 4276, previous: null },
    surface: { net: 58, gross: 66, plot: null },
    rooms: 2,
    bedrooms: 1,
    bathrooms: 1,
    floor: 3,
    energyClass: 5,
    place: { id: 1, label: 'Gripe, Split', path: 'split/gripe' },
    position: null,
    photos: [photo(`a${id}`), photo(`b${id}`), photo(`c${id}`)],
    photoCount: 3,
    advertiser: { type: 'agenzia', name: 'Marjan kvadrat', slug: 'marjan-kvadrat' },
    visibility: 'standard',
    publishedAt: '2026-01-22T10:00:00Z',
    ...changes,
  };
}

/** An answer of the search with ads 1 to 25. */
export function answer(changes: Partial<SearchListResponse> = {}): SearchListResponse {
  return {
    count: 60,
    countLabel: '60',
    currentPage: 1,
    maxPages: 3,
    results: Array.from({ length: 25 }, (_, index) => listing(index + 1)),
    breadcrumbs: [
      { label: 'Početna', path: '/' },
      { label: 'Split', path: null },
    ],
    seo: {
      title: 'Stanovi u Splitu | Kvadrat',
      description: 'Oglasi',
      canonical: '/prodaja-stambene-nekretnine/split/',
      h1: 'Stanovi u Splitu',
    },
    notices: [],
    place: { id: 9, label: 'Split', path: 'split', level: 'city' },
    places: [{ id: 9, label: 'Split', path: 'split', level: 'city', within: [22] }],
    ...changes,
  };
}

/** A place as the one box suggests it. */
export function suggestedPlace(changes: Partial<Suggestion> & Pick<Suggestion, 'id' | 'label' | 'path'>): Suggestion {
  return {
    kind: 'place',
    word: 'grad',
    context: null,
    count: 7,
    level: 'city',
    within: [],
    url: `/prodaja-stambene-nekretnine/${changes.path ?? ''}/`,
    ...changes,
  };
}

/** Address under which the box asks what a text may mean. */
export function suggestRequest(text: string): string {
  return `/api-next/search-list/suggest/?query=${text}&kinds=place%2Carea%2Cad&locale=hr`;
}

/** A list page's location. @param address path and query without language prefix */
export function listRoute(address: string, locale: RouteLocation['locale'] = 'hr'): RouteLocation {
  const url = new URL(address, 'https://kvadrat.test');
  const [, contract = '', category = '', place = ''] = /^\/([a-z]+)-([a-z-]+)\/(.*?)\/?$/.exec(url.pathname) ?? [];
  return { name: 'list', params: { contract, category, place }, path: url.pathname, search: url.search, locale };
}

/** Address under which the list page asks for its results. */
export function listRequest(route: RouteLocation, query = route.search): string {
  const params = new URLSearchParams(query);
  // What the map shows is no matter of the list's.
  for (const name of ['lat', 'lng', 'zoom', 'karta']) params.delete(name);
  params.set('path', route.path);
  params.set('locale', route.locale);
  return `/api-next/search-list/listings/?${params.toString()}`;
}
