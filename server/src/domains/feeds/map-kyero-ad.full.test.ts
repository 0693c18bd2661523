import fc from 'fast-check';
import { PlaceDirectory, readPlaces } from '../geography/api';
import { COLUMN_BOUNDS } from './column-bounds';
import { AD_WARNINGS } from './feed-note';
import { mapKyeroAd } from './map-kyero-ad';
import { adOf } from './testing/ad-of';

let directory = new PlaceDirectory([]);

beforeAll(async () => {
  directory = new PlaceDirectory((await readPlaces()).places);
});

const GOOD = {
  ref: 'A1',
  type: 'apartment',
  price_freq: 'sale',
  price: '250000',
  town: 'Split',
  country: 'Croatia',
  'surface_area/built': '64',
  beds: '2',
  baths: '1',
};

/** What people and programs could write into a field: numbers of all sizes with anything around them, and nonsense. */
const written = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.double().map(String),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
  fc.string({
    unit: fc.constantFrom('0', '1', '9', '.', ',', ' ', '-', '€', 'kn', 'm²', 'ha', 'no ', 'lift', 'e', '/', '%', ':'),
    maxLength: 20,
  }),
  fc.constantFrom(
    'null',
    'NaN',
    '[object Object]',
    'Infinity',
    '1e308',
    '-0',
    '９９９',
    '1/2 share',
    'no no no',
    '((((',
    '',
  ),
);

test('O-41 whatever stands in a field, an ad is taken or refused in words, and every value of it fits its column', () => {
  const paths = [
    ...Object.keys(GOOD),
    'currency',
    'surface_area/plot',
    'rooms',
    'floor',
    'floors',
    'year_built',
    'available_from',
    'features/feature',
    'features/pool',
    'pool',
    'images/image/url',
    'desc/hr',
    'title/hr',
    'energy_rating/consumption',
    'leasehold',
    'location/latitude',
    'location/longitude',
    'location_detail',
    'province',
  ];
  const fields = fc.dictionary(fc.constantFrom(...paths), written, { maxKeys: 6 });
  fc.assert(
    fc.property(fields, (changes) => {
      const ad = mapKyeroAd(adOf({ ...GOOD, ...changes }), directory);
      if ('refusal' in ad) return;
      const { price, surface, rooms, bedrooms, bathrooms, floor, floors, yearBuilt } = ad.draft;
      const fits = (bounds: keyof typeof COLUMN_BOUNDS, ...values: (number | null)[]): void => {
        for (const value of values) {
          if (value === null) continue;
          expect(value).toBeGreaterThanOrEqual(COLUMN_BOUNDS[bounds][0]);
          expect(value).toBeLessThanOrEqual(COLUMN_BOUNDS[bounds][1] + 1);
        }
      };
      fits('price', price.value);
      fits('area', surface.gross, surface.plot);
      fits('count', rooms, bedrooms, bathrooms, floors);
      fits('floor', floor);
      fits('year', yearBuilt);
      for (const value of [rooms, bedrooms, bathrooms, floor, floors, yearBuilt])
        expect(value === null || Number.isInteger(value)).toBe(true);
      for (const { code } of ad.warnings) expect(AD_WARNINGS).toHaveProperty([code]);
    }),
    { numRuns: 500 },
  );
});

test('O-42 to O-58 a sure ad has no warnings but that rooms were counted', () => {
  const ad = mapKyeroAd(
    adOf({ ...GOOD, 'desc/hr': 'Svijetao stan.', 'features/feature': ['Lift', 'Pogled na more'] }),
    directory,
  );
  expect('refusal' in ad ? ad : ad.warnings.map(({ code }) => code)).toEqual(['rooms-derived']);
});
