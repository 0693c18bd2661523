import type { ListingDetail } from '@kvadrat/contracts/api';
import { withPortal } from '../search/testing/portal';
import type { ListingDraft } from './api';
import { draft } from './testing/draft';

const portal = withPortal();

const read = async (id: number | undefined): Promise<ListingDetail> =>
  (await portal.app.inject(`/api-next/listings/${id}/`)).json<ListingDetail>();

const at = (mapDisplay: ListingDraft['mapDisplay']): ListingDraft =>
  draft({ mapDisplay, coordinates: { lat: 43.512345, lng: 16.454321 } });

test('R106 distances are reckoned from what the map shows, and are as rough; without a map there are none', async () => {
  const [marker, area, hidden] = await portal.given([at('marker'), at('only_area'), at('no_map')]);
  const [exact, rough, none] = [await read(marker), await read(area), await read(hidden)];
  expect(exact.distances).toEqual([
    { to: 'sea', name: null, metres: expect.any(Number) },
    { to: 'centre', name: 'Split', metres: expect.any(Number) },
  ]);
  for (const { metres } of exact.distances) expect(metres % 100).toBe(0);
  expect(exact.areaRadius).toBeNull();
  expect(rough.distances.map(({ metres }) => metres % 500)).toEqual(rough.distances.map(() => 0));
  expect(rough).toMatchObject({ mapDisplay: 'only_area', areaRadius: 500 });
  expect(none).toMatchObject({ mapDisplay: 'no_map', areaRadius: null, position: null, distances: [] });
});
