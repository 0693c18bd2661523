import { definePage, defineRemote } from '@kvadrat/remote-kit';
import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { searchAddress, type PlacePart } from '@kvadrat/contracts/api';
import { parseCriteria, searchUrl } from '@kvadrat/contracts/search';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { loadCatalogue } from '../../../locales/catalogues.jsonc';
import { listRoute } from '../../../testing/fixtures';
import type { FormPlace } from '../../../lib/form-place';
import { ListMapProvider } from '../list-map-context';
import { PartsTool } from './parts-tool';
import { fakeMap, type FakeMap } from './testing/fake-map';

const LIST = '/prodaja-stambene-nekretnine/';
const WHOLE: FormPlace = { id: 9, label: 'Split', path: 'split', level: 'city', within: [] };
const square = {
  type: 'MultiPolygon' as const,
  coordinates: [
    [
      [
        [16, 43],
        [17, 43],
        [17, 44],
        [16, 43],
      ],
    ],
  ],
};
const part = (id: number, label: string, shape: PlacePart['shape']): PlacePart => ({
  id,
  label,
  path: `split/${id}`,
  level: 'city_zone',
  within: [9],
  position: { lat: 43.5, lng: 16.4 + id / 1000 },
  shape,
});

let fake: FakeMap;
let page: MountedPage;
let went: string[];

async function open(parts: readonly PlacePart[] | null): Promise<void> {
  fake = fakeMap();
  went = [];
  const route = listRoute(`${LIST}split/?ascensore=1&lat=43&lng=16&zoom=9`);
  const { criteria } = parseCriteria(route.path, new URLSearchParams(route.search));
  const list = definePage({
    load: () => Promise.resolve({ status: 200 as const, data: {} }),
    head: () => ({ title: '', description: '', canonical: '' }),
    Skeleton: () => <p />,
    Page: () => (
      <ListMapProvider value={{ map: fake.map, setTool: () => undefined, busy: true }}>
        <PartsTool whole={WHOLE} places={[WHOLE]} criteria={criteria} go={(next) => went.push(searchUrl(next))} />
      </ListMapProvider>
    ),
  });
  const held = (parts ?? [])
    .filter(({ label }) => label !== 'Brda')
    .map(({ id, label, path, level }) => ({ id, label, path, level, count: 3 }));
  const responses = {
    '/api-next/geography/parts/?place=9': () => parts ?? Promise.reject(new Error('down')),
    [searchAddress('facets', `${LIST}split/?ascensore=1`, 'hr')]: () => ({
      count: 6,
      countedAt: null,
      facets: [],
      places: held,
      notices: [],
    }),
  };
  page = await mountedPage(defineRemote({ name: 'mf-search', pages: { list }, loadCatalogue }), {
    remote: 'mf-search',
    route,
    responses,
  });
}

afterEach(() => page.leave());

test('R132 parts are picked on the map and of the list beside it, several at once, and go along in the address', async () => {
  await open([part(21, 'Bačvice', square), part(22, 'Žnjan', square), part(23, 'Brda', square)]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Bačvice/ }));
  expect(screen.queryByRole('checkbox', { name: /^Brda/ })).toBeNull();
  fake.pressArea('22');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Žnjan/ })).toBeChecked());
  await waitFor(() =>
    expect(fake.areas().map(({ name, look, pressable }) => [name, look, pressable])).toEqual([
      ['Odabrano: Bačvice', 'drawn', true],
      ['Odabrano: Žnjan', 'drawn', true],
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Prikaži/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Bačvice/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Prikaži/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Žnjan/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Prikaži/ }));
  expect(went.map(decodeURIComponent)).toEqual([
    `${LIST}?idMZona=21,22&ascensore=1`,
    `${LIST}split/22/?ascensore=1`,
    `${LIST}split/?ascensore=1`,
  ]);
});

test('what has no lines is a point, and that is said', async () => {
  await open([part(21, 'Bačvice', null)]);
  expect(await screen.findByText('Granice ovih mjesta nemamo, pa ih karta pokazuje točkama.')).toBeInTheDocument();
  expect(fake.areas()).toEqual([]);
});

test('parts that cannot be had are said', async () => {
  await open(null);
  expect(await screen.findByText('Dijelove mjesta trenutačno ne možemo dohvatiti.')).toBeInTheDocument();
});
