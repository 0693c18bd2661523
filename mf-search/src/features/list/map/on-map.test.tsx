import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../../..';
// Loaded before the clock of a test runs.
import '../later-parts';
import { answer, listing, listRequest, listRoute } from '../../../testing/fixtures';
import { narrowScreen } from '../../../testing/narrow-screen';

// The map has tests of its own; here is what lies over it.
jest.mock('./screen/map-screen', () => ({ MapScreen: () => null }));

const LIST = '/prodaja-stambene-nekretnine/split/';
let page: MountedPage;

async function open(address: string, changes: Parameters<typeof answer>[0] = {}): Promise<void> {
  const route = listRoute(address);
  page = await mountedPage(remote, {
    remote: 'mf-search',
    route,
    responses: { [listRequest(route)]: () => answer({ results: [listing(1)], ...changes }) },
  });
}

beforeAll(narrowScreen);
afterEach(() => page.leave());

test('R270 what is filtered over the map of a phone is shown on it: form, order, chips, pages and the way back to no filters', async () => {
  await open(`${LIST}?ascensore=1&karta=1`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Poredaj' }), 'od najniže cijene');
  await userEvent.click(screen.getByRole('button', { name: /^Prikaži/ }));
  expect(page.host.navigations.map(({ path }) => path)).toEqual([
    `${LIST}?ascensore=1&criterio=prezzo&ordine=asc&karta=1`,
    `${LIST}?ascensore=1&karta=1`,
  ]);
  expect(screen.getByRole('link', { name: 'Ukloni: Lift' })).toHaveAttribute('href', `${LIST}?karta=1`);
  expect(screen.getByRole('link', { name: 'Obriši' })).toHaveAttribute('href', `${LIST}?karta=1`);
  expect(screen.getByRole('link', { name: 'Stranica 2' })).toHaveAttribute('href', `${LIST}?ascensore=1&pag=2&karta=1`);
});

test('R270 a list without its map stays one', async () => {
  await open(`${LIST}?ascensore=1`);
  expect(screen.getByRole('link', { name: 'Ukloni: Lift' })).toHaveAttribute('href', LIST);
});
