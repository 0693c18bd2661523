import type { SearchMap } from '@kvadrat/contracts/api';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { DEFAULT_CRITERIA, searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import {
  beyondPlace,
  boundsAround,
  hasOwnArea,
  hasPlace,
  isEverywhere,
  searchedAt,
  seenFrom,
  standpointKey,
  standpointOf,
} from './map-address';
import { mapContents, markerOfAd, type MarkerWords } from './map-contents';
import { mapRequest, nearView } from './map-request';
import { nearestHeight, sheetHeights, stepFrom } from './sheet-heights';
import { shortPrice } from './short-price';

const zagreb: SearchCriteria = { ...DEFAULT_CRITERIA, place: 'zagreb', price: { max: 250_000 }, page: 3 };
const view = {
  center: { lat: 45.327063, lng: 14.442176 },
  zoom: 13,
  bounds: { south: 45.3, west: 14.4, north: 45.35, east: 14.5 },
};

test('O-03 O-77 a search that follows the map looks where the map is, on page 1, with its place and its other filters', () => {
  const next = searchedAt(zagreb, view);
  expect(searchUrl(next)).toBe(
    '/prodaja-stambene-nekretnine/zagreb/?prezzoMassimo=250000&viewport=45.3%2C14.4%2C45.35%2C14.5&lat=45.32706&lng=14.44218&zoom=13',
  );
  expect(standpointKey(standpointOf(next) ?? view)).toBe(standpointKey(view));
});

test('O-77 the place of a part of the map can be left, the part stays', () => {
  const moved = searchedAt(zagreb, view);
  expect([hasPlace(moved), hasPlace({ ...moved, place: null, placeIds: { idComune: [1] } })]).toEqual([true, true]);
  expect(beyondPlace(moved)).toEqual({ ...moved, place: null });
  expect(hasPlace(beyondPlace({ ...moved, placeIds: { idComune: [1] } }))).toBe(false);
});

test('R135 looking around changes nothing but the standpoint', () => {
  expect(seenFrom(zagreb, view)).toEqual({ ...zagreb, mapCenter: { lat: 45.32706, lng: 14.44218 }, zoom: 13 });
});

test('R270 a drawn area, a circle and a journey are the search, wherever the map goes', () => {
  const center = { lat: 45, lng: 15 };
  expect(hasOwnArea(zagreb)).toBe(false);
  expect(hasOwnArea({ ...zagreb, circle: { center, radius: 500 } })).toBe(true);
  expect(hasOwnArea({ ...zagreb, polygons: [[center, { lat: 46, lng: 15 }, { lat: 46, lng: 16 }]] })).toBe(true);
  expect(hasOwnArea({ ...zagreb, travel: [{ center, minutes: 10, mode: 'car' }] })).toBe(true);
});

test('R259 a search for the whole country is one without any ground, whatever else it asks', () => {
  expect(isEverywhere({ ...DEFAULT_CRITERIA, price: { max: 1 } })).toBe(true);
  expect(isEverywhere(zagreb)).toBe(false);
  expect(boundsAround([], [])).toBeNull();
  expect(boundsAround([45, 43, 44], [16, 15, 17])).toEqual({ south: 43, north: 45, west: 15, east: 17 });
});

test('O-03 the map asks for the list’s own search; order and page are none of it', () => {
  expect(
    mapRequest(
      { ...zagreb, sort: { field: 'prezzo', order: 'asc' }, mapCenter: view.center },
      12.4,
      'de',
      DEFAULT_FLAGS,
    ),
  ).toBe(
    '/api-next/search-list/clusters/?prezzoMassimo=250000&zoom=12&path=%2Fprodaja-stambene-nekretnine%2Fzagreb%2F&locale=de',
  );
});

test('R261 of a search with more than an answer holds, small moves ask for nothing new and the searched part is never left', () => {
  const moved = { south: 45.3005, west: 14.4005, north: 45.3495, east: 14.4995 };
  expect(nearView(zagreb, moved)).toEqual(nearView(zagreb, { south: 45.301, west: 14.401, north: 45.35, east: 14.5 }));
  const searched = { ...zagreb, viewport: { south: 45.31, west: 14.41, north: 45.32, east: 14.42 } };
  expect(nearView(searched, view.bounds).viewport).toEqual(searched.viewport);
  expect(nearView(searched, { south: 1, west: 1, north: 2, east: 2 })).toBe(searched);
});

const words: MarkerWords = {
  price: (euros) => (euros === null ? 'na upit' : String(euros)),
  count: String,
  nameOfAd: ({ id, areaOnly, paid }) => `${id}${areaOnly ? ' area' : ''}${paid ? ' paid' : ''}`,
  nameOfGroup: (count, lowest) => `${count} from ${lowest}`,
  nameOfCircle: (id) => `around ${id}`,
  isSaved: (id) => id === 1,
  isSeen: (id) => id === 2,
  isHidden: (id) => id === 9,
};
const answer: SearchMap = {
  zoom: 16,
  total: 3,
  capped: false,
  countedAt: null,
  clusters: null,
  markers: null,
  notices: [],
};

test('R106, R272 ads are tags with what the visitor made of them; an area is a circle; hidden ads are not there', () => {
  const pins = {
    id: [1, 2, 9],
    lat: [45, 45.1, 45.2],
    lng: [15, 15.1, 15.2],
    price: [100, null, 5],
    tier: ['top', 'standard', 'standard'] as ('top' | 'standard')[],
    radius: [null, 300, null],
  };
  const { markers, areaOf, markerOf, join } = mapContents({ ...answer, markers: pins }, words);
  expect(join).toBe(true);
  expect(markers.map(({ name, look }) => [name, look])).toEqual([
    ['1 paid', { kind: 'ad', text: '100', seen: false, saved: true, paid: true }],
    ['2 area', { kind: 'ad', text: 'na upit', seen: true, saved: false, paid: false }],
  ]);
  expect(areaOf(2)).toMatchObject({
    shape: { kind: 'circle', center: { lat: 45.1, lng: 15.1 }, radius: 300 },
    name: 'around 2',
  });
  expect([areaOf(1), areaOf(9)]).toEqual([null, null]);
  expect([markerOf(1, null), markerOf(9, null), markerOf(7, null)]).toEqual([markerOfAd(1), null, null]);
});

test('R270 a card of the list finds the group its ad is in, by the square', () => {
  const clusters = {
    lat: [45.815, 43.51],
    lng: [15.98, 16.44],
    count: [12, 1],
    price: [90_000, 70_000],
    id: [null, 4],
  };
  const { markers, markerOf, join } = mapContents({ ...answer, zoom: 10, clusters }, words);
  expect(join).toBe(false);
  expect(markers.map(({ look }) => look.kind)).toEqual(['group', 'ad']);
  expect(markerOf(77, { lat: 45.82, lng: 15.985 })).toBe(markers[0]?.id);
  expect(markerOf(77, { lat: 10, lng: 10 })).toBeNull();
});

test('R270 the sheet rests at the nearest height, a flick goes on to the next one', () => {
  const { peek, half } = sheetHeights(600);
  expect(nearestHeight(half + 20, 20, 600)).toBe('half');
  expect(nearestHeight(peek + 100, 100, 600)).toBe('half');
  expect(nearestHeight(half - 90, -90, 600)).toBe('peek');
  expect([stepFrom('peek', -1), stepFrom('peek', 1), stepFrom('full', 1)]).toEqual(['peek', 'half', 'full']);
});

test('prices are short, in the form of the language', () => {
  expect(shortPrice('hr-HR')(389_000).replaceAll('\u00a0', ' ')).toBe('389 tis.');
  expect(shortPrice('en-GB')(1_650_000)).toBe('1.65m');
});
