import type { Label } from './basemap';
import { placeLabels, styleOf } from './place-labels';

const frame = (zoom: number) => ({
  zoom,
  width: 400,
  height: 300,
  project: (lng: number, lat: number) => ({ x: lng, y: lat }),
  measure: (text: string) => text.length * 8,
});
const texts = (labels: readonly Label[], zoom: number): string[] =>
  placeLabels(labels, frame(zoom)).map(({ text }) => text);

test('R179 of two names that would cover each other the one that comes first is shown, others stay', () => {
  const labels: Label[] = [
    [100, 100, 1, 'town', 'Split'],
    [110, 104, 4, 'town', 'Solin'],
    [300, 200, 4, 'town', 'Sinj'],
  ];
  expect(texts(labels, 12)).toEqual(['Split', 'Sinj']);
});

test('a name that a marker would cover is written below it, or above where there is no room, and never in half', () => {
  const split: Label = [100, 100, 1, 'town', 'Split'];
  const square = { left: 70, top: 70, right: 130, bottom: 130 };
  const written = (...covered: (typeof square)[]) =>
    placeLabels([split], { ...frame(9), covered }).map(({ y, lift }) => [Math.sign(y - 100), lift > 0]);
  expect(written({ ...square, left: 200, right: 260 })).toEqual([[-1, true]]);
  expect(written(square)).toEqual([[1, false]]);
  expect(written(square, { ...square, top: 130, bottom: 190 })).toEqual([[-1, false]]);
  expect(written(square, { ...square, top: 130, bottom: 190 }, { ...square, top: 10, bottom: 70 })).toEqual([]);
});

test('R179 names appear with their rank, and those of countries go away close by', () => {
  const labels: Label[] = [
    [200, 20, 0, 'country', 'Hrvatska'],
    [60, 100, 1, 'town', 'Zagreb'],
    [200, 100, 6, 'town', 'Ružić'],
    [60, 200, 8, 'village', 'Dobreć'],
    [300, 200, 8, 'district', 'Bačvice'],
    [200, 250, 3, 'unknown', 'Ništa'],
  ];
  expect(texts(labels, 7)).toEqual(['HRVATSKA', 'Zagreb']);
  expect(texts(labels, 10)).toEqual(['Zagreb', 'Ružić']);
  expect(texts(labels, 13)).toEqual(['Zagreb', 'Ružić', 'Dobreć', 'Bačvice']);
});

test('R179 a place outside of the frame has no name in it; seen from afar a town stands under its name as a square', () => {
  expect(texts([[-5, 100, 1, 'town', 'Rijeka']], 9)).toEqual([]);
  const [near] = placeLabels([[100, 100, 1, 'town', 'Rijeka']], frame(13));
  const [far] = placeLabels([[100, 100, 1, 'town', 'Rijeka']], frame(8));
  expect([near?.lift, near?.y]).toEqual([0, 100]);
  expect(far?.lift).toBeGreaterThan(5);
  expect((far?.y ?? 0) + (far?.lift ?? 0)).toBe(100);
  expect(styleOf([0, 0, 0, 'sea', 'Jadransko more'], 7)).toMatchObject({ color: 'textSea', slanted: true });
});
