import * as vocabulary from '.';
import {
  ALL_CONTRACTS,
  availabilityOf,
  CATEGORIES,
  CATEGORY_SLUGS,
  CATEGORY_CODES,
  CATEGORY_GROUP_KEYS,
  CATEGORY_GROUPS,
  categoryGroupOf,
  CONTRACT_CODES,
  CONTRACTS,
  CONTRACT_SLUGS,
  DEFAULT_CONTACT_REASON,
  ENERGY_CLASS_CODES,
  ENERGY_LEVELS,
  energyLevelOf,
  FEATURES,
  isGeographySource,
  isOneOf,
  isSearchableContract,
  LISTING_STATUS,
} from '.';

test.each([
  ['R102', 'LISTING_KINDS', ['ad', 'project', 'auction', 'coworking', 'estate']],
  ['R102', 'LISTING_CONTEXTS', ['list', 'detail', 'map']],
  ['R104', 'AGENCY_TYPES', ['agency', 'pro', 'constructor', 'court']],
  ['R104', 'PLAN_STATES', ['paid', 'free', 'defaulting', 'light']],
  ['R105', 'USER_TYPES', ['user', 'delegate', 'agent', 'custom']],
  ['R105', 'ADVERTISER_TYPES', ['agenzia', 'privato']],
  ['R107', 'CONDITIONS', ['new', 'good', 'renovated', 'to-renovate']],
  ['R107', 'FLOOR_POSITIONS', ['ground', 'intermediate', 'top']],
  ['R107', 'HEATINGS', ['autonomous', 'centralized', 'air-conditioning']],
  ['R107', 'GARDENS', ['private-garden', 'shared-garden']],
  ['R107', 'PARKINGS', ['single-garage', 'double-garage', 'parking-space']],
  ['R108', 'VIEWS', ['sea-view', 'lake-view', 'mountain-view', 'panoramic-view', 'river-view', 'park-view']],
  ['R109', 'EXTRAS', ['furnished', 'basement', 'pool', 'elevator', 'alarm', 'smokers', 'pets']],
  ['R110', 'ROOM_TYPES', ['single', 'double', 'triple', 'multiple']],
  ['R110', 'ROOM_RENTALS', ['bed', 'complete']],
  ['R111', 'AUCTION_STATUSES', ['participable', 'not-participable', 'deserted', 'suspended']],
  ['R112', 'COWORKING_TYPES', ['private-office', 'meetings', 'fixed-workstation', 'mobile-workstation']],
  [
    'R115',
    'PLACE_LEVELS',
    [
      'country',
      'region',
      'province',
      'city',
      'city_zone',
      'microzone',
      'macroarea',
      'touristic_area',
      'road',
      'metro_line',
      'metro',
    ],
  ],
  ['R117', 'DOCUMENT_KINDS', ['specifications', 'project-description', 'floor-plan', 'energy-certificate']],
  [
    'R118',
    'CONTACT_TYPES',
    ['telephone', 'message', 'email', 'phone-call', 'visit', 'price-proposal', 'virtual-visit', 'in-person-visit'],
  ],
  ['R118', 'VISIT_MODES', ['remote', 'on-site', 'smart', 'no-smart']],
  ['R119', 'CONTACT_REASONS', ['more-info', 'address', 'more-photos', 'availability', 'last-message', 'other']],
  ['R121', 'SOCIAL_PROVIDERS', ['google', 'facebook', 'apple']],
  ['R121', 'PASSWORD_TYPES', ['unregistered', 'weak', 'custom']],
] as const)('%s %s are these, in this order', (_requirement, name, words) => {
  expect(vocabulary[name]).toEqual(words);
});

test('R98 T22 sold is a state of results, all is no number', () => {
  expect(CONTRACTS[15]).toBe('sold');
  expect(Object.keys(CONTRACT_SLUGS)).toEqual(['1', '2', '14']);
  expect(isSearchableContract(15)).toBe(false);
  expect(ALL_CONTRACTS).toBe('all');
  expect(isOneOf<unknown>(CONTRACT_CODES, ALL_CONTRACTS)).toBe(false);
});

test('R99 the keys of the categories', () => {
  expect(Object.values(CATEGORIES)).toEqual([
    'residential',
    'commercial',
    'tourist',
    'rooms',
    'international',
    'new-constructions',
    'auctions',
    'buildings',
    'warehouses',
    'garages',
    'offices',
    'land',
    'sheds',
    'shops',
    'new-buildings',
  ]);
});

test('R100 filters offer ten groups, each with its categories', () => {
  expect(CATEGORY_GROUP_KEYS.map((group) => [group, [...CATEGORY_GROUPS[group]]])).toEqual([
    ['houses-apartments', [1]],
    ['rooms-beds', [4]],
    ['new-constructions', [6, 27]],
    ['garage-parking', [22]],
    ['buildings', [20]],
    ['offices-coworking', [23]],
    ['shops', [26]],
    ['warehouses', [21]],
    ['sheds', [25]],
    ['lands', [24]],
  ]);
  expect(Object.keys(CATEGORY_GROUPS)).toEqual(CATEGORY_GROUP_KEYS);
});

test('R100 a category is in one group at most; commercial, tourist, international and auctions are in none', () => {
  expect(CATEGORY_CODES.filter((category) => categoryGroupOf(category) === null)).toEqual([2, 3, 5, 14]);
  const members = CATEGORY_GROUP_KEYS.flatMap((group) => [...CATEGORY_GROUPS[group]]);
  expect(new Set(members).size).toBe(members.length);
});

test('T23 new constructions and new buildings keep their ids and share a group', () => {
  expect([categoryGroupOf(6), categoryGroupOf(27)]).toEqual(['new-constructions', 'new-constructions']);
  expect(CATEGORY_SLUGS[6]).not.toBe(CATEGORY_SLUGS[27]);
});

test('T21 the three fourteens have keys of their own', () => {
  expect([CONTRACTS[14], CATEGORIES[14]]).toEqual(['auction', 'auctions']);
  expect(LISTING_STATUS.secret).toBe(14);
  expect([LISTING_STATUS.sold, CONTRACTS[15]]).toEqual([3, 'sold']);
});

test('R107 R108 R109 what a search asks for is what an ad can have', () => {
  const { EXTRAS, GARDENS, PARKINGS, VIEWS } = vocabulary;
  for (const feature of [...EXTRAS, ...GARDENS, ...PARKINGS, ...VIEWS]) expect(FEATURES).toContain(feature);
});

test('R113 high, medium and low hold every class but "not classified"', () => {
  expect(ENERGY_LEVELS).toEqual({ high: [1, 2, 3], medium: [4, 5, 6], low: [7, 8] });
  expect(ENERGY_CLASS_CODES.map(energyLevelOf)).toEqual([
    'high',
    'high',
    'high',
    'medium',
    'medium',
    'medium',
    'low',
    'low',
    null,
  ]);
});

test('R114 the API says Libero or Occupato', () => {
  expect([availabilityOf(true), availabilityOf(false)]).toEqual(['Libero', 'Occupato']);
  expect(vocabulary.AVAILABILITIES).toEqual(['Libero', 'Occupato']);
});

test('R119 the first reason is chosen', () => {
  expect(DEFAULT_CONTACT_REASON).toBe(vocabulary.CONTACT_REASONS[0]);
});

test('R192 what contacts weigh; a sum over a session counts a call once', () => {
  const { CONTACT_TYPES, CONTACT_WEIGHTS } = vocabulary;
  expect(Object.keys(CONTACT_WEIGHTS)).toEqual([...CONTACT_TYPES]);
  expect(CONTACT_WEIGHTS).toMatchObject({
    telephone: 0.5,
    message: 0.75,
    'price-proposal': 1,
    'virtual-visit': 2,
    'in-person-visit': 5,
  });
  const session = ['telephone', 'phone-call', 'message', 'email', 'in-person-visit'] as const;
  expect(session.reduce((sum, type) => sum + CONTACT_WEIGHTS[type], 0)).toBe(6.25);
});

test('R120 a polygon is drawn or travelled, a circle only travelled, a place written or a metro station', () => {
  expect(vocabulary.GEOGRAPHY_SEARCHES).toEqual({
    polygon: ['drawn', 'isochrone'],
    circle: ['isochrone'],
    place: ['text', 'metro'],
  });
  expect(isGeographySource('circle', 'isochrone')).toBe(true);
  for (const source of ['drawn', 'text', '', null]) expect(isGeographySource('circle', source)).toBe(false);
});

test('a word is checked with its type', () => {
  expect(isOneOf(vocabulary.ROOM_TYPES, 'single')).toBe(true);
  for (const value of ['Single', '', 0, null, undefined, ['single'], 'toString'])
    expect(isOneOf(vocabulary.ROOM_TYPES, value)).toBe(false);
});
