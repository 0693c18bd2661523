import type { Point } from '@kvadrat/contracts/search';
import { moveBy } from '../../geography/api';
import { draft } from '../../listings/testing/draft';
import { readMap } from '../map/testing/read-map';
import { idsOf, withPortal } from '../testing/portal';
import { sphereMetres } from './testing/oracle';

const portal = withPortal();
const HERE: Point = { lat: 43.512345, lng: 16.454321 };

const box = ({ lat, lng }: Point, metres: number): string => {
  const low = moveBy(moveBy({ lat, lng }, metres, 180), metres, 270);
  const high = moveBy(moveBy({ lat, lng }, metres, 0), metres, 90);
  const [south, west, north, east] = [low.lat, low.lng, high.lat, high.lng].map((degrees) => degrees.toFixed(6));
  return `${south},${west},${north},${east}`;
};
const corners = (area: string): string => {
  const [south = '', west = '', north = '', east = ''] = area.split(',');
  return `${south},${west};${south},${east};${north},${east};${north},${west}`;
};

test('R106 no shape tells more of an ad than the position it shows: neither list, count nor map', async () => {
  const ids = await portal.given(
    Array.from({ length: 12 }, () => draft({ coordinates: HERE, mapDisplay: 'only_area' })),
  );
  const { results } = await portal.search('');
  const shown = new Map(results.map(({ id, position }) => [id, position ?? HERE]));
  const found = async (query: string): Promise<number[]> => {
    const list = await portal.search(query);
    const { markers, total } = await readMap(portal, `${query}&zoom=17`);
    expect([total, [...(markers?.id ?? [])].sort((a, b) => a - b)]).toEqual([
      list.count,
      idsOf(list).sort((a, b) => a - b),
    ]);
    return idsOf(list);
  };
  const sorted = (list: number[]): number[] => list.sort((a, b) => a - b);
  // Where they are: nothing, however closely one looks.
  for (const metres of [20, 60, 120]) {
    expect(await found(`viewport=${box(HERE, metres)}`)).toEqual([]);
    expect(await found(`vrt=${corners(box(HERE, metres))}`)).toEqual([]);
    expect(await found(`centro=${HERE.lat},${HERE.lng}&raggio=${metres}`)).toEqual([]);
  }
  // Wherever and however large: exactly those whose shown position lies in it.
  for (let step = 0; step < 10; step++) {
    const centre = moveBy(HERE, (step % 6) * 80, step * 67);
    const [lat, lng] = [Number(centre.lat.toFixed(6)), Number(centre.lng.toFixed(6))];
    const radius = 40 + (step % 5) * 60;
    const near = ids.filter((id) => sphereMetres({ lat, lng }, shown.get(id) ?? HERE) < radius - 1);
    const nearly = ids.filter((id) => sphereMetres({ lat, lng }, shown.get(id) ?? HERE) < radius + 1);
    const inCircle = sorted(await found(`centro=${lat},${lng}&raggio=${radius}`));
    expect(inCircle).toEqual(expect.arrayContaining(near));
    expect(nearly).toEqual(expect.arrayContaining(inCircle));
  }
}, 60_000);

test('R106 an ad without a position is in no shape and on no map', async () => {
  const [hidden] = await portal.given([draft({ coordinates: HERE, mapDisplay: 'no_map' })]);
  expect(idsOf(await portal.search(''))).toEqual([hidden]);
  for (const query of [
    'viewport=-90,-180,90,180',
    `centro=${HERE.lat},${HERE.lng}&raggio=999999999`,
    `vrt=${corners(box(HERE, 5000))}`,
    'viewport=-90,-180,90,180&keyword=stan',
  ]) {
    expect(await portal.search(query)).toMatchObject({ count: 0, results: [], notices: [] });
  }
  for (const zoom of [4, 8, 14, 15, 20]) expect(await readMap(portal, `zoom=${zoom}`)).toMatchObject({ total: 0 });
});
