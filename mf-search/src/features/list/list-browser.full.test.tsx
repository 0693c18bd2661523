import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { searchAddress } from '@kvadrat/contracts/api';
import type { RemoteContext } from '@kvadrat/contracts/remote';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
// Loaded before the clock of a test runs.
import './later-parts';
import { answer, listing, listRequest, listRoute, suggestedPlace, suggestRequest } from '../../testing/fixtures';
import { narrowScreen } from '../../testing/narrow-screen';

const LIST = '/prodaja-stambene-nekretnine/split/';
let page: MountedPage;

async function open(address = LIST, changes: Partial<RemoteContext> = {}): Promise<void> {
  const route = listRoute(address);
  page = await mountedPage(
    remote,
    { remote: 'mf-search', route, responses: { [listRequest(route)]: () => answer() } },
    changes,
  );
}

beforeAll(narrowScreen);
afterEach(() => page.leave());

const heart = (title: string): HTMLElement => screen.getByRole('button', { name: `Spremi: ${title}` });
const cardOf = (title: string): HTMLElement => {
  const card = screen.getByRole('link', { name: title }).closest('article');
  if (card === null) throw new Error(`${title} is on no card`);
  return card;
};
const box = (name: string): HTMLElement =>
  within(screen.getByRole('group', { name: 'Cijena' })).getByRole('textbox', { name });
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /^Prikaži/ }));

test('R272 a heart saves its ad, and lets it go again', async () => {
  await open();
  await userEvent.click(heart('Stan 3'));
  expect(heart('Stan 3')).toHaveAttribute('aria-pressed', 'true');
  expect(heart('Stan 4')).toHaveAttribute('aria-pressed', 'false');
  expect([...page.host.marks.current().saved]).toEqual([3]);
  await userEvent.click(heart('Stan 3'));
  expect(heart('Stan 3')).toHaveAttribute('aria-pressed', 'false');
  expect([...page.host.marks.current().saved]).toEqual([]);
});

test('R272 hearts follow what is saved elsewhere, and seen ads say so', async () => {
  await open();
  page.host.marks.set('saved', 7, true);
  page.host.marks.set('seen', 8, true);
  await waitFor(() => expect(heart('Stan 7')).toHaveAttribute('aria-pressed', 'true'));
  expect(within(cardOf('Stan 8')).getByText('Pogledano')).toBeVisible();
  expect(screen.getAllByText('Pogledano')).toHaveLength(1);
});

test('R272 a hidden ad leaves a thin row with the way back, which has the focus; the total stays as it is', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sakrij: Stan 3' }));
  expect(screen.queryByRole('link', { name: 'Stan 3' })).toBeNull();
  expect(screen.getByText('Skriveno: Stan 3')).toBeVisible();
  expect(screen.getByText(/^Na ovom ste popisu skrili 1 oglas\./)).toBeVisible();
  const back = screen.getByRole('button', { name: 'Vrati' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(screen.getByRole('link', { name: 'Stan 3' })).toBeVisible();
  expect([...page.host.marks.current().hidden]).toEqual([]);
});

test('R272 of ads hidden before, those in sight leave their place as it is with the way back, those below are not there; all come back at once', async () => {
  await open();
  cardOf('Stan 5').getBoundingClientRect = () => new DOMRect(0, innerHeight, 300, 400);
  for (const id of [2, 5]) page.host.marks.set('hidden', id, true);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Stan 5' })).toBeNull());
  expect(screen.queryByText('Skriveno: Stan 5')).toBeNull();
  expect(within(cardOf('Stan 2')).getByText('Skriveno: Stan 2')).toBeVisible();
  expect(screen.getByText(/skrili 2 oglasa/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Vrati sve' }));
  expect(screen.getByRole('link', { name: 'Stan 5' })).toBeVisible();
  expect(screen.queryByText(/Skriveno|skrili/)).toBeNull();
  page.host.marks.set('hidden', 2, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Vrati' }));
  expect([...page.host.marks.current().hidden]).toEqual([]);
});

test('O-01 a changed filter leads to page 1 of the search with all filters', async () => {
  await open(`${LIST}?prezzoMinimo=100000&pag=2`);
  await userEvent.type(box('Do'), '250.000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategorija' }), 'Zemljišta');
  await send();
  expect(page.host.navigations).toEqual([
    { path: '/prodaja-zemljista/split/?prezzoMinimo=100000&prezzoMassimo=250000', options: {} },
  ]);
});

test('O-01 sending untouched filters leads to the same list', async () => {
  await open(`${LIST}?prezzoMassimo=250000&idTipologia=1%2C6&localiMinimo=2&keyword=more&criterio=prezzo&ordine=asc`);
  await send();
  expect(page.host.navigations[0]?.path).toBe(
    `${LIST}?prezzoMassimo=250000&localiMinimo=2&idTipologia=1%2C6&keyword=more&criterio=prezzo&ordine=asc`,
  );
});

test('O-08, R207 an inverted pair is wrong on both sides and asks for nothing', async () => {
  await open();
  await userEvent.type(box('Od'), '300.000');
  await userEvent.type(box('Do'), '200000');
  expect(box('Od')).not.toHaveAttribute('aria-invalid');
  await send();
  for (const name of ['Od', 'Do']) {
    expect(box(name)).toBeInvalid();
    expect(box(name)).toHaveAccessibleDescription('Najmanja vrijednost veća je od najveće.');
  }
  expect(box('Od')).toHaveFocus();
  expect(box('Od')).toHaveValue('300.000');
  expect(page.host.navigations).toEqual([]);
});

test('R209 a correction clears its errors and shows no new ones', async () => {
  await open();
  await userEvent.type(box('Od'), '12.34.5');
  await send();
  expect(box('Od')).toHaveAccessibleDescription('Upišite cijeli broj.');
  await userEvent.clear(box('Od'));
  await userEvent.type(box('Od'), '5');
  expect(box('Od')).not.toHaveAttribute('aria-invalid');
  await userEvent.type(box('Do'), 'x');
  expect(box('Do')).not.toHaveAttribute('aria-invalid');
});

test('property types of another category do not go along', async () => {
  await open(`${LIST}?idTipologia=1`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategorija' }), 'Zemljišta');
  await send();
  expect(page.host.navigations[0]?.path).toBe('/prodaja-zemljista/split/');
});

test('R131 sorting applies at once, on page 1', async () => {
  await open(`${LIST}?prezzoMassimo=250000&pag=2`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Poredaj' }), 'od najniže cijene');
  expect(page.host.navigations[0]?.path).toBe(`${LIST}?prezzoMassimo=250000&criterio=prezzo&ordine=asc`);
});

test('all photos have their address once the page runs', async () => {
  await open();
  expect(screen.getAllByRole('img', { name: /Slika a/ })).toHaveLength(25);
});

test('R268 a chosen place is added to the others and leads to their list at once, with the other filters', async () => {
  const route = listRoute(`${LIST}?prezzoMassimo=250000`);
  page = await mountedPage(remote, {
    remote: 'mf-search',
    route,
    responses: {
      [listRequest(route)]: () => answer({ results: [listing(1)] }),
      [suggestRequest('zadar')]: () => [suggestedPlace({ id: 3, label: 'Zadar', path: 'zadar' })],
    },
  });
  await userEvent.type(screen.getByLabelText('Mjesto'), 'zadar');
  await userEvent.click(await screen.findByText('Zadar', {}, { timeout: 4000 }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Split' }));
  expect(page.host.navigations.map(({ path }) => path)).toEqual([
    '/prodaja-stambene-nekretnine/?idComune=3%2C9&prezzoMassimo=250000',
    '/prodaja-stambene-nekretnine/zadar/?prezzoMassimo=250000',
  ]);
});

test('R268 each of several places is a chip that takes it away', async () => {
  const route = listRoute('/prodaja-stambene-nekretnine/?idComune=3,9');
  const places = ['Zadar', 'Split'].map((label, index) => ({
    id: index === 0 ? 3 : 9,
    label,
    path: label.toLowerCase(),
    level: 'city' as const,
    within: [],
  }));
  page = await mountedPage(remote, {
    remote: 'mf-search',
    route,
    responses: { [listRequest(route)]: () => answer({ results: [listing(1)], place: null, places }) },
  });
  expect(screen.getByRole('link', { name: 'Ukloni: Zadar' })).toHaveAttribute(
    'href',
    '/prodaja-stambene-nekretnine/?idComune=9',
  );
  expect(screen.getByRole('link', { name: 'Ukloni: Split' })).toHaveAttribute(
    'href',
    '/prodaja-stambene-nekretnine/?idComune=3',
  );
});

const PANNED =
  '/prodaja-stambene-nekretnine/?prezzoMassimo=250000&viewport=45%2C14%2C46%2C15&lat=45.3&lng=14.4&zoom=12';

test.each([
  [
    'chosen',
    (osijek: HTMLElement) => userEvent.click(osijek),
    '/prodaja-stambene-nekretnine/osijek/?prezzoMassimo=250000',
  ],
  ['typed and sent', send, '/prodaja-stambene-nekretnine/?prezzoMassimo=250000&mjesto=osijek'],
])('O-03 a place %s after the map was moved takes list and map there', async (_, act, path) => {
  const osijek = suggestedPlace({ id: 4, label: 'Osijek', path: 'osijek' });
  const route = listRoute(PANNED);
  page = await mountedPage(remote, {
    remote: 'mf-search',
    route,
    responses: {
      [listRequest(route)]: () => answer({ results: [listing(1)], place: null, places: [] }),
      [suggestRequest('osijek')]: () => [osijek],
    },
  });
  await userEvent.type(screen.getByLabelText('Mjesto'), 'osijek');
  await act(await screen.findByText('Osijek', {}, { timeout: 4000 }));
  expect(page.host.navigations.map(({ path: went }) => went)).toEqual([path]);
});

test('O-03 a place typed and taken back leaves the part of the map that is searched', async () => {
  const route = listRoute(PANNED);
  page = await mountedPage(remote, {
    remote: 'mf-search',
    route,
    responses: { [listRequest(route)]: () => answer({ results: [listing(1)], place: null, places: [] }) },
  });
  await userEvent.type(screen.getByLabelText('Mjesto'), 'o');
  await userEvent.clear(screen.getByLabelText('Mjesto'));
  await send();
  expect(page.host.navigations[0]?.path).toBe(PANNED);
});

test('R268 the panel says how many ads the changed filters would show', async () => {
  const route = listRoute(LIST);
  const lift = searchAddress('count', `${LIST}?ascensore=1`, 'hr');
  page = await mountedPage(remote, {
    remote: 'mf-search',
    route,
    responses: {
      [listRequest(route)]: () => answer({ results: [listing(1)] }),
      [lift]: () => ({ count: 2, countLabel: '2' }),
    },
  });
  await userEvent.click(screen.getByLabelText('Lift'));
  await userEvent.click(await screen.findByText('Prikaži 2 oglasa', {}, { timeout: 4000 }));
  expect(page.host.navigations[0]?.path).toBe(`${LIST}?ascensore=1`);
});

test('R3 a search that found something is kept for the home page, newest first', async () => {
  await open(`${LIST}?prezzoMassimo=250000&pag=2`);
  expect(JSON.parse(page.host.context().storage.get('recent-searches') ?? '')).toEqual([
    { path: `${LIST}?prezzoMassimo=250000`, title: 'Stanovi u Splitu', details: 'Cijena: do 250.000\u00a0€' },
  ]);
});
