import { act, renderHook } from '@testing-library/react';
import type { MapArea } from '@kvadrat/map-kit';
import { fakeMap } from '../../areas/testing/fake-map';
import { mapContents, markerOfAd, type MapContents, type MarkerWords } from './map-contents';
import { useMapMarkers } from './use-map-markers';

const words: MarkerWords = {
  price: String,
  count: String,
  nameOfAd: ({ id }) => String(id),
  nameOfGroup: String,
  nameOfCircle: (id) => `around ${id}`,
  isSaved: () => false,
  isSeen: () => false,
  isHidden: () => false,
};
/** Ads 1 and 2 show their surroundings only, ad 3 its place. */
const contents: MapContents = mapContents(
  {
    zoom: 16,
    total: 3,
    capped: false,
    countedAt: null,
    clusters: null,
    notices: [],
    markers: {
      id: [1, 2, 3],
      lat: [45, 45.1, 45.2],
      lng: [15, 15.1, 15.2],
      price: [100, 200, 300],
      tier: ['standard', 'standard', 'standard'],
      radius: [300, 300, null],
    },
  },
  words,
);
const searched: MapArea = {
  id: 'drawn',
  shape: { kind: 'circle', center: { lat: 45, lng: 15 }, radius: 5000 },
  look: 'drawn',
  name: 'drawn',
  pressable: false,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function visit() {
  const fake = fakeMap();
  const list = document.createElement('div');
  const options = { map: fake.map, contents, areas: [searched], listed: [], list, goTo: () => undefined, busy: false };
  const { result } = renderHook(() => useMapMarkers(options));
  return {
    circles: () => fake.areas().map(({ name }) => name),
    point: (id: number | null) =>
      act(() => {
        fake.hoverMarker(id === null ? null : markerOfAd(id));
        jest.advanceTimersByTime(200);
      }),
    press: (id: number) => act(() => fake.pressMarker(markerOfAd(id))),
    close: () => act(() => result.current.close()),
  };
}

test('O-76 an approximate place is one marker; its circle is there while it is pointed at or chosen', () => {
  const map = visit();
  expect(map.circles()).toEqual(['drawn']);
  map.point(1);
  expect(map.circles()).toEqual(['drawn', 'around 1']);
  map.press(2);
  expect(map.circles()).toEqual(['drawn', 'around 1', 'around 2']);
  map.point(3);
  expect(map.circles()).toEqual(['drawn', 'around 2']);
  map.point(2);
  expect(map.circles()).toEqual(['drawn', 'around 2']);
  map.close();
  map.point(null);
  expect(map.circles()).toEqual(['drawn']);
});
