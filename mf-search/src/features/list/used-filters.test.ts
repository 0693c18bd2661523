import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import { usedFilters } from './used-filters';

const center = { lat: 43.5, lng: 16.4 };
const corners = [center, { lat: 43.6, lng: 16.4 }, { lat: 43.6, lng: 16.5 }];
const cases: [Partial<SearchCriteria>, string[], string[]][] = [
  [{ price: { max: 250_000 } }, ['price'], []],
  [{ rooms: { min: 2 }, flags: ['reducedPrice'] as unknown as SearchCriteria['flags'] }, ['rooms', 'flags'], []],
  [{ place: 'split', contract: 2 }, ['contract', 'place'], []],
  [{ polygons: [corners] }, [], ['polygon']],
  [{ circle: { center, radius: 900 } }, [], ['circle']],
  [{ travel: [{ center, minutes: 15, mode: 'walk' as SearchCriteria['travel'][number]['mode'] }] }, [], ['travel']],
  [{ viewport: { south: 43, west: 16, north: 44, east: 17 }, zoom: 12, mapCenter: center }, [], []],
];

test.each(cases)('from a plain list to %j', (change, filters, shapes) => {
  const now = { ...DEFAULT_CRITERIA, ...change };
  const used = usedFilters(DEFAULT_CRITERIA, now);
  expect({ filters: new Set(used.filters), shapes: used.shapes }).toEqual({ filters: new Set(filters), shapes });
  // The same search again, and an area that is taken away, are no use of anything new.
  expect(usedFilters(now, { ...now })).toEqual({ filters: [], shapes: [] });
  expect(usedFilters(now, DEFAULT_CRITERIA).shapes).toEqual([]);
});
