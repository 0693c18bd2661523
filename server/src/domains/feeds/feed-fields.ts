import { isLocale } from '@kvadrat/contracts/locales';
import type { KyeroAd } from './kyero-ad';
import { type FeedWarning, quoteAll } from './feed-note';

/** What reads an element, by the first part of its path. `technical` ones say nothing of the property: numbers and dates of programs. */
const FIELDS = {
  reference: ['ref', 'id'],
  technical: ['date', 'updated', 'created', 'prime', 'exclusive', 'status', 'key'],
  kind: ['type'],
  deal: ['price_freq', 'new_build'],
  price: ['price', 'currency'],
  areas: ['surface_area'],
  rooms: ['beds', 'bedrooms', 'baths', 'bathrooms', 'rooms', 'room_count'],
  building: ['floor', 'floors', 'total_floors', 'year_built', 'construction_year', 'year'],
  dates: ['available_from'],
  country: ['country'],
  place: ['town', 'province', 'location_detail', 'location', 'postcode'],
  features: [
    'features',
    'feature',
    'amenities',
    'pool',
    'garden',
    'parking',
    'garage',
    'lift',
    'elevator',
    'furnished',
    'terrace',
    'balcony',
    'basement',
    'cellar',
    'alarm',
    'pets',
    'sea_view',
    'sea_views',
    'mountain_view',
    'storage',
  ],
  ownership: [
    'part_ownership',
    'share',
    'shared_ownership',
    'co_ownership',
    'fractional',
    'timeshare',
    'leasehold',
    'lease',
    'ground_lease',
    'tenure',
    'ownership',
    'ownership_type',
  ],
  texts: ['desc', 'title'],
  images: ['images', 'image', 'photos', 'photo', 'pictures', 'picture', 'fotos', 'foto', 'slike', 'bilder'],
  tours: ['virtual_tour_url', 'video_url'],
  energy: ['energy_rating'],
  agent: ['agent'],
} as const;

export type FeedField = keyof typeof FIELDS;
export const FEED_FIELDS = Object.keys(FIELDS).filter((name): name is FeedField => Object.hasOwn(FIELDS, name));

/** What reads an element; null for those nobody does. */
export function fieldOf(path: string): FeedField | null {
  const [name = ''] = path.split('/');
  return FEED_FIELDS.find((field) => FIELDS[field].some((known) => known === name)) ?? null;
}

/** Whether a text is in a language this portal does not show. */
export function isForeignText(path: string): boolean {
  const [field, language] = path.split('/');
  return (
    (field === 'desc' || field === 'title') &&
    language !== undefined &&
    /^[a-z]{2,3}$/.test(language) &&
    !isLocale(language)
  );
}

/** Elements that nobody reads, and texts in languages nobody here reads: by their names, so that none goes without a word. */
export function unreadWarnings({ values }: KyeroAd): FeedWarning[] {
  const unknown = [...values.keys()].filter((path) => fieldOf(path) === null);
  const foreign = [...values.keys()].filter(isForeignText);
  return [
    ...(unknown.length > 0 ? [{ code: 'elements-unread' as const, detail: quoteAll(unknown) }] : []),
    ...(foreign.length > 0 ? [{ code: 'languages-unread' as const, detail: quoteAll(foreign) }] : []),
  ];
}
