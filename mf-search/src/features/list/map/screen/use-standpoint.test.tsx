import { definePage, defineRemote } from '@kvadrat/remote-kit';
import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { parseCriteria } from '@kvadrat/contracts/search';
import type { MapBounds } from '@kvadrat/map-kit';
import { waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { loadCatalogue } from '../../../../locales/catalogues.jsonc';
import { listRoute } from '../../../../testing/fixtures';
import { fakeMap, type FakeMap } from '../../areas/testing/fake-map';
import { useStandpoint } from './use-standpoint';

const ZAGREB = '/prodaja-stambene-nekretnine/zagreb/?pag=2';
const rijeka = {
  center: { lat: 45.3, lng: 14.4 },
  zoom: 13,
  bounds: { south: 45.2, west: 14.3, north: 45.4, east: 14.5 },
};
let page: MountedPage;
let fake: FakeMap;
let arrive: (address: string) => void;
/** How often a list that the map asked for arrived. */
let searched: number;

async function open(follows: boolean, extent: MapBounds | null = null): Promise<void> {
  fake = fakeMap();
  searched = 0;
  const list = definePage({
    load: () => Promise.resolve({ status: 200 as const, data: {} }),
    head: () => ({ title: '', description: '', canonical: '' }),
    Skeleton: () => <p />,
    Page: function Probe() {
      const [address, setAddress] = useState(ZAGREB);
      arrive = setAddress;
      const { path, search } = listRoute(address);
      const { criteria } = parseCriteria(path, new URLSearchParams(search));
      useStandpoint({
        map: fake.map,
        criteria,
        extent,
        onMap: false,
        follows,
        busy: false,
        onSearched: () => (searched += 1),
      });
      return <p>{address}</p>;
    },
  });
  page = await mountedPage(defineRemote({ name: 'mf-search', pages: { list }, loadCatalogue }), {
    remote: 'mf-search',
    route: listRoute(ZAGREB),
  });
}
const shown = (address: string) => waitFor(() => expect(document.body).toHaveTextContent(address));
const written = async (): Promise<string> => {
  await waitFor(() => expect(page.host.navigations).toHaveLength(1));
  return page.host.navigations[0]?.path ?? '';
};

afterEach(() => page.leave());

test('O-03 the list that a move of the map asked for begins at its top once it is there; one from elsewhere stays where it is', async () => {
  await open(true);
  fake.move(rijeka);
  const moved = await written();
  expect(moved).toBe(
    '/prodaja-stambene-nekretnine/zagreb/?viewport=45.2%2C14.3%2C45.4%2C14.5&lat=45.3&lng=14.4&zoom=13',
  );
  expect(page.host.navigations[0]?.options).toEqual({ replace: false, keepScroll: true });
  expect(searched).toBe(0);
  arrive(moved);
  await waitFor(() => expect(searched).toBe(1));
  arrive('/prodaja-stambene-nekretnine/?viewport=45.3%2C14.3%2C45.4%2C14.5&lat=45.35&lng=14.4&zoom=14');
  await shown('lat=45.35');
  expect(searched).toBe(1);
});

test('R135 looking around leaves the list where it is', async () => {
  await open(false);
  fake.move(rijeka);
  const moved = await written();
  expect(moved).toBe('/prodaja-stambene-nekretnine/zagreb/?lat=45.3&lng=14.4&zoom=13&pag=2');
  arrive(moved);
  await shown('lat=45.3');
  expect(searched).toBe(0);
});

test('O-77 each rest of the map is a step of history; moves that follow one another at once are one', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  await open(true);
  const steps = async (count: number): Promise<(boolean | undefined)[]> => {
    await waitFor(() => expect(page.host.navigations).toHaveLength(count));
    return page.host.navigations.map(({ options }) => options.replace);
  };
  fake.move(rijeka);
  expect(await steps(1)).toEqual([false]);
  clock.mockReturnValue(11_000);
  fake.move({ ...rijeka, zoom: 14 });
  expect(await steps(2)).toEqual([false, true]);
  clock.mockReturnValue(13_000);
  fake.move({ ...rijeka, zoom: 15 });
  expect(await steps(3)).toEqual([false, true, false]);
  clock.mockRestore();
});

test('O-77 Back from a view of the same list to an address without one leads to all that is found', async () => {
  await open(false, { south: 45.7, west: 15.8, north: 45.9, east: 16.1 });
  fake.move(rijeka);
  const moved = await written();
  arrive(moved);
  await shown('lat=45.3');
  const before = fake.fitted.length;
  arrive(ZAGREB);
  await waitFor(() => expect(fake.fitted).toHaveLength(before + 1));
});
