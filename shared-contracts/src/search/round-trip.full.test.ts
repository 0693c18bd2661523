import fc from 'fast-check';
import { KEYWORD_MAX_LENGTH } from '../constants';
import {
  ADVERTISER_TYPES,
  CATEGORY_CODES,
  CONDITIONS,
  ENERGY_LEVEL_KEYS,
  FLOOR_POSITIONS,
  GARDENS,
  HEATINGS,
  LEGAL_FACTS,
  PARKINGS,
  SEARCHABLE_CONTRACTS,
  TRAVEL_MODES,
  TYPOLOGY_CODES,
  VIEWS,
} from '../vocabulary';
import {
  PARAMETER_NAMES,
  parseCriteria,
  searchUrl,
  type NumberRange,
  type Point,
  type SearchCriteria,
  type SearchFlags,
  type Sort,
} from '.';
import { PLACE_PARAMETERS, SEARCH_FLAGS } from './parameter-names';
import { isSortField, SORTS } from './sort';

function parse(address: string, flags?: SearchFlags): ReturnType<typeof parseCriteria> {
  const url = new URL(address, 'http://localhost');
  return parseCriteria(url.pathname, url.searchParams, flags);
}

const bound = fc.nat(999_999_999);
const count = fc.integer({ min: 1, max: 999_999_999 });
const range: fc.Arbitrary<NumberRange> = fc
  .tuple(fc.option(bound, { nil: undefined }), fc.option(bound, { nil: undefined }))
  .map(([a, b]) => (a !== undefined && b !== undefined && a > b ? { min: b, max: a } : { min: a, max: b }));
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6 || 0);
const point: fc.Arbitrary<Point> = fc.record({ lat: degrees(90), lng: degrees(180) });
const polygon = fc
  .array(point, { minLength: 3, maxLength: 60 })
  .filter((points) => new Set(points.map(({ lat, lng }) => `${lat} ${lng}`)).size >= 3);
const viewport = fc
  .tuple(point, point)
  .filter(([a, b]) => a.lat !== b.lat && a.lng !== b.lng)
  .map(([a, b]) => ({
    south: Math.min(a.lat, b.lat),
    west: Math.min(a.lng, b.lng),
    north: Math.max(a.lat, b.lat),
    east: Math.max(a.lng, b.lng),
  }));
const travel = fc.record({
  center: point,
  minutes: fc.integer({ min: 1, max: 60 }),
  mode: fc.constantFrom(...TRAVEL_MODES),
});
const some = <T>(words: readonly T[]) => fc.subarray([...words]);
const ids = fc.uniqueArray(count, { minLength: 1, maxLength: 4 }).map((found) => found.sort((a, b) => a - b));
const placeIds = fc
  .subarray([...PLACE_PARAMETERS])
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, ids]))));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/);
const keyword = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '' && [...text].length <= KEYWORD_MAX_LENGTH);
const fields = Object.keys(SORTS)
  .filter(isSortField)
  .filter((field) => field !== 'automatico');
const sort: fc.Arbitrary<Sort> = fc
  .constantFrom(...fields)
  .chain((field) => fc.constantFrom(...SORTS[field]).map((order) => ({ field, order })));

const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
  contract: fc.constantFrom(...SEARCHABLE_CONTRACTS),
  category: fc.constantFrom(...CATEGORY_CODES),
  place: fc.option(fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))),
  placeIds,
  price: range,
  surface: range,
  rooms: range,
  bedrooms: range,
  pricePerMetre: range,
  plot: range,
  floor: range,
  bathrooms: fc.option(count),
  typologies: some(TYPOLOGY_CODES),
  conditions: some(CONDITIONS),
  floorPositions: some(FLOOR_POSITIONS),
  parkings: some(PARKINGS),
  heatings: some(HEATINGS),
  gardens: some(GARDENS),
  energyLevels: some(ENERGY_LEVEL_KEYS),
  views: some(VIEWS),
  legal: some(LEGAL_FACTS),
  seaDistanceMax: fc.option(count),
  builtAfter: fc.option(count),
  advertisers: some(ADVERTISER_TYPES),
  publishedWithin: fc.option(fc.integer({ min: 1, max: 3650 })),
  availableBy: fc.option(day),
  flags: some(SEARCH_FLAGS),
  keyword: fc.option(keyword),
  polygons: fc.array(polygon, { maxLength: 5 }),
  circle: fc.option(fc.record({ center: point, radius: count })),
  viewport: fc.option(viewport),
  travel: fc.array(travel, { maxLength: 2 }),
  mapCenter: fc.option(point),
  zoom: fc.option(fc.integer({ min: 0, max: 22 })),
  sort,
  page: count,
});

test('R136 every search is read back from its address, without a notice', () => {
  fc.assert(
    fc.property(criteria, (search) => {
      expect(parse(searchUrl(search))).toEqual({ criteria: search, notices: [] });
    }),
    { numRuns: 500 },
  );
});

test('R136 equal searches have one address', () => {
  fc.assert(
    fc.property(criteria, (search) => expect(searchUrl(parse(searchUrl(search)).criteria)).toBe(searchUrl(search))),
  );
});

test('R136 no parameter is carried by two criteria', () => {
  expect(new Set(PARAMETER_NAMES).size).toBe(PARAMETER_NAMES.length);
});

const name = fc.constantFrom(
  ...PARAMETER_NAMES,
  'fkRegione',
  'tipoProprieta',
  'idTipologia[]',
  'stato[]',
  'vista',
  'x',
  '__proto__',
  'constructor',
  '',
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '1',
    '-1',
    '1e9',
    'NaN',
    '999999999',
    '1000000000',
    '1,2',
    ',',
    '1,1,x',
    'new,good',
    'sea-view',
    'asc',
    'desc',
    'automatico',
  ),
  fc.constantFrom(
    '43.5,16.4',
    '91,0',
    '0,181',
    '1,2,3',
    '1,1;2,2;3,3',
    '1,1;1,1;1,1',
    '1,1;2,2;',
    ';',
    '1,1,2,2',
    '2,1,1,2',
    '1,1,60,car',
    '1,1,61,car',
    '1,1,5,boat',
    'clear-title,x',
    'prezzo',
    'constructor',
    'hasOwnProperty',
    '%',
    '+',
  ),
  fc.string({ unit: 'binary' }),
);
const query = fc.array(fc.tuple(name, value), { maxLength: 12 });

test('R137 any query reads without throwing and comes to rest in one address', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'binary' })), query, (path, pairs) => {
      const { criteria: read, notices } = parseCriteria(path, new URLSearchParams(pairs));
      const address = searchUrl(read);
      expect(address).toMatch(/^\/(prodaja|najam|drazba)-/);
      expect(parse(address)).toEqual({ criteria: read, notices: [] });
      for (const notice of notices) expect(notice.value.length).toBeLessThanOrEqual(100);
    }),
    { numRuns: 1000 },
  );
});

/** Each value of these stands for itself. */
const REPEATED = ['vrt', 'travel'];

test('R137 a parameter is noticed once at most, whatever is wrong with it', () => {
  fc.assert(
    fc.property(query, (pairs) => {
      const { notices } = parseCriteria(null, new URLSearchParams(pairs));
      const parameters = notices.filter(({ code }) => code !== 'inverted-range').map(({ parameter }) => parameter);
      const once = parameters.filter((parameter) => !REPEATED.includes(parameter));
      expect(new Set(once).size).toBe(once.length);
      for (const repeated of REPEATED) {
        expect(parameters.filter((parameter) => parameter === repeated).length).toBeLessThanOrEqual(
          pairs.filter(([written]) => written === repeated).length,
        );
      }
    }),
    { numRuns: 1000 },
  );
});

test.each<SearchFlags>([{}, { newSorting: true }, { newSorting: false, bedroomSearch: false }])(
  'R150 an address says the same to who wrote it with %j',
  (flags) => {
    fc.assert(
      fc.property(query, (pairs) => {
        const { criteria: read } = parseCriteria(null, new URLSearchParams(pairs), flags);
        expect(parse(searchUrl(read, flags), flags)).toEqual({ criteria: read, notices: [] });
      }),
    );
  },
);
