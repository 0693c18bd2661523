import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { searchAddress, type SearchFacets } from '@kvadrat/contracts/api';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import type { RemoteContext } from '@kvadrat/contracts/remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../../..';
// Loaded before the clock of a test runs.
import '../later-parts';
import { answer, listing, listRequest, listRoute } from '../../../testing/fixtures';
import { narrowScreen } from '../../../testing/narrow-screen';
import { answerForTools } from '../areas/asked-tool';
import { countFrom } from './option-counts';
import { stepAfter, stepBefore, stepsOf } from './price-steps';
import { spread } from './quick-steps';

// There are no popovers here: the panel stands open in the page.
jest.mock('./use-panel-open', () => ({ usePanelOpen: () => true }));
jest.mock('../map/screen/map-screen', () => ({ MapScreen: () => null }));

const LIST = '/prodaja-stambene-nekretnine/split/';
let page: MountedPage;

type Options = SearchFacets['facets'][number]['options'];
const options = (name: string, counts: Record<string, number>): Options =>
  Object.entries(counts).map(([value, count]) => ({ value, query: `${name}=${value}`, count }));

function facets(changes: Partial<SearchFacets> = {}): SearchFacets {
  return {
    count: 60,
    countedAt: null,
    facets: [
      { name: 'category', parameters: ['idCategoria'], options: options('idCategoria', { 1: 60, 24: 7 }) },
      {
        name: 'rooms',
        parameters: ['localiMinimo', 'localiMassimo'],
        options: options('localiMinimo', { 1: 5, 2: 10, 3: 20, 4: 8, '5+': 4 }),
      },
      { name: 'bathrooms', parameters: ['bagni'], options: options('bagni', { 1: 40, 2: 11 }) },
      {
        name: 'priceMax',
        parameters: ['prezzoMinimo', 'prezzoMassimo'],
        options: options('prezzoMassimo', { 100000: 0, 200000: 20, 300000: 60 }),
      },
    ],
    places: [
      { id: 21, label: 'Bačvice', path: 'split/bacvice', level: 'city_zone', count: 9 },
      { id: 22, label: 'Žnjan', path: 'split/znjan', level: 'city_zone', count: 4 },
    ],
    notices: [],
    ...changes,
  };
}

async function open(
  address = LIST,
  responses: Record<string, () => unknown> = {},
  changes: Partial<RemoteContext> = {},
): Promise<void> {
  const route = listRoute(address);
  const known = {
    [listRequest(route)]: () => answer({ results: [listing(1)] }),
    [searchAddress('facets', LIST, 'hr')]: () => facets(),
  };
  page = await mountedPage(remote, { remote: 'mf-search', route, responses: { ...known, ...responses } }, changes);
}

beforeAll(narrowScreen);
afterEach(() => page.leave());

const labels = (name: string, index = 0): (string | null)[] =>
  [...(screen.getAllByRole('combobox', { name })[index]?.querySelectorAll('option') ?? [])].map(
    ({ textContent }) => textContent,
  );
const went = (): string[] => page.host.navigations.map(({ path }) => decodeURIComponent(path));
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /^Prikaži/ }));

describe('live counts', () => {
  test('R268 categories, rooms and bathrooms say how many ads they find', async () => {
    await open();
    // Counts follow when nothing else is to be done, which on a busy machine is later.
    await waitFor(() => expect(labels('Kategorija')).toContain('Stanovi i kuće (60)'), { timeout: 4000 });
    expect(labels('Najviše')).toEqual(['bilo koliko', '1 (5)', '2 (15)', '3 (35)', '4 (43)', '5']);
    expect(labels('Najmanje kupaonica').slice(0, 4)).toEqual(['bilo koliko', '1 (40)', '2 (11)', '3']);
  });

  test('O-02 an older answer never takes the place of a newer one', async () => {
    let answerSlowly: (value: SearchFacets) => void = () => undefined;
    const slow = new Promise<SearchFacets>((resolve) => {
      answerSlowly = resolve;
    });
    const bathrooms = (count: number): SearchFacets =>
      facets({ facets: [{ name: 'bathrooms', parameters: ['bagni'], options: options('bagni', { 2: count }) }] });
    await open(LIST, {
      [searchAddress('facets', `${LIST}?ascensore=1`, 'hr')]: () => slow,
      [searchAddress('facets', `${LIST}?ascensore=1&piscina=1`, 'hr')]: () => bathrooms(3),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Lift/ }));
    await waitFor(() =>
      expect(page.host.requests.map(({ path }) => path)).toContain(
        searchAddress('facets', `${LIST}?ascensore=1`, 'hr'),
      ),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^Bazen/ }));
    await waitFor(() => expect(labels('Najmanje kupaonica')).toContain('2 (3)'));
    answerSlowly(bathrooms(99));
    await slow;
    expect(labels('Najmanje kupaonica')).toContain('2 (3)');
  }, 15_000);

  test('nothing is asked of a form with fields in error', async () => {
    await open();
    await waitFor(() => expect(labels('Kategorija')).toContain('Stanovi i kuće (60)'));
    const asked = (): number => page.host.requests.filter(({ path }) => path.includes('facets')).length;
    const before = asked();
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Od' })[0] ?? document.body, 'x');
    await waitFor(() => expect(labels('Kategorija')).toContain('Stanovi i kuće'));
    expect(asked()).toBe(before);
  });

  test('rooms from a number count up to the other bound, and nobody guesses beyond what is told apart', () => {
    expect(countFrom(facets(), 'rooms', 2, 3)).toBe(30);
    expect(countFrom(facets(), 'rooms', 2, 5)).toBeUndefined();
    expect(countFrom(facets(), 'rooms', 6, null)).toBeUndefined();
    expect(countFrom(null, 'rooms', 2, null)).toBeUndefined();
  });
});

describe('steps', () => {
  test('R268 a handle of prices moves from step to step and says the sum; the field has it', async () => {
    await open();
    const most = screen.getByRole('slider', { name: 'Najviša cijena' });
    await waitFor(() => expect(most).toBeEnabled(), { timeout: 4000 });
    fireEvent.change(most, { target: { value: '2' } });
    expect(most).toHaveAttribute('aria-valuetext', expect.stringMatching(/^200\.000\s€$/));
    const least = screen.getByRole('slider', { name: 'Najniža cijena' });
    // One handle never passes the other.
    fireEvent.change(least, { target: { value: '3' } });
    expect(least).toHaveAttribute('aria-valuetext', expect.stringMatching(/^100\.000\s€$/));
    await send();
    expect(went()).toEqual([`${LIST}?prezzoMinimo=100000&prezzoMassimo=200000`]);
  });

  test('ads stand between steps, and above the last', () => {
    const { steps, bars } = stepsOf(
      facets({
        facets: [
          { name: 'priceMin', parameters: [], options: options('prezzoMinimo', { 100: 9, 200: 4 }) },
          { name: 'priceMax', parameters: [], options: options('prezzoMassimo', { 100: 3, 200: 8 }) },
        ],
      }),
    );
    expect({ steps, bars }).toEqual({ steps: [100, 200], bars: [3, 5, 4] });
    expect([stepBefore(steps, 0), stepBefore(steps, 150), stepBefore(steps, 200)]).toEqual([0, 1, 2]);
    expect([stepAfter(steps, 100), stepAfter(steps, 150), stepAfter(steps, 201)]).toEqual([1, 2, 3]);
  });

  test('steps at which nothing more is found are left out, and of many those spread evenly stay', () => {
    expect(
      spread([
        { value: '1', count: 0 },
        { value: '2', count: 3 },
        { value: '3', count: 3 },
        { value: '4', count: 9 },
      ]),
    ).toEqual([2, 4]);
    expect(spread(Array.from({ length: 9 }, (_, index) => ({ value: String(index + 1), count: index + 1 })))).toEqual([
      1, 3, 5, 7, 9,
    ]);
  });
});

test('R122 who offers it, since when and what it costs for each square metre are asked of all', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Privatni oglašivači/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Objavljeno' }), '7');
  const [most] = within(screen.getByRole('group', { name: 'Cijena po m²' })).getAllByRole('textbox', { name: 'Do' });
  await userEvent.type(most ?? document.body, '3000');
  await send();
  expect(went()).toEqual([`${LIST}?prezzoMqMassimo=3000&advertiser=privato&publishedWithin=7`]);
}, 15_000);

test('R268 options without ads are folded away until they are asked for', async () => {
  const none = { name: 'ascensore', parameters: ['ascensore'], options: options('ascensore', { 1: 0 }) };
  // Answers are kept for a minute: those of another search are none yet.
  const address = `${LIST}?cantina=1`;
  await open(address, { [searchAddress('facets', address, 'hr')]: () => facets({ facets: [none] }) });
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Lift/ })).toBeNull(), { timeout: 4000 });
  await userEvent.click(screen.getByRole('button', { name: 'Bez oglasa: 1' }));
  expect(screen.getByRole('checkbox', { name: /^Lift/ })).toBeInTheDocument();
});

test('R132 several parts of a place are searched together; without any it is searched whole', async () => {
  await open(LIST, {
    [searchAddress('facets', '/prodaja-stambene-nekretnine/?idMZona=21%2C22', 'hr')]: () => facets(),
  });
  const parts = within(await screen.findByRole('group', { name: 'Dijelovi mjesta' }));
  await userEvent.click(parts.getByRole('checkbox', { name: /^Bačvice/ }));
  await userEvent.click(parts.getByRole('checkbox', { name: /^Žnjan/ }));
  await send();
  await userEvent.click(parts.getByRole('checkbox', { name: /^Bačvice/ }));
  await userEvent.click(parts.getByRole('checkbox', { name: /^Žnjan/ }));
  await send();
  expect(went()).toEqual(['/prodaja-stambene-nekretnine/?idMZona=21,22', LIST]);
});

describe('around me', () => {
  const locate = (
    how: (
      found: (position: { coords: { latitude: number; longitude: number } }) => void,
      failed: (error: { code: number }) => void,
    ) => void,
  ): void => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: how } });
  };

  test('R134 searches three kilometres around the visitor, to some ten metres', async () => {
    locate((found) => found({ coords: { latitude: 43.508123456, longitude: 16.440987654 } }));
    await open(`${LIST}?prezzoMassimo=200000`);
    await userEvent.click(screen.getByRole('button', { name: 'Oko mene' }));
    expect(went()).toEqual(['/prodaja-stambene-nekretnine/?prezzoMassimo=200000&centro=43.5081,16.441&raggio=3000']);
  });

  test.each([
    [1, /ne daje pristup lokaciji/],
    [2, /trenutačno ne možemo odrediti/],
  ])('what keeps the position away is said (code %i)', async (code, sentence) => {
    locate((_found, failed) => failed({ code }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Oko mene' }));
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(went()).toEqual([]);
  });
});

test('R270 the panel leads to the tools of the map: to those of a shown one, else to its screen', async () => {
  await open(`${LIST}?ascensore=1`);
  const draw = screen.getByRole('link', { name: 'Nacrtaj' });
  expect(draw).toHaveAttribute('href', `${LIST}?ascensore=1&karta=1#crtanje`);
  await userEvent.click(draw);
  const asked: string[] = [];
  const stop = answerForTools((tool) => asked.push(tool));
  await userEvent.click(screen.getByRole('link', { name: 'Vrijeme putovanja' }));
  stop();
  expect(asked).toEqual(['travel']);
  expect(went()).toEqual([`${LIST}?ascensore=1&karta=1#crtanje`]);
});

test('T24 auctions are offered behind their flag only', async () => {
  await open();
  expect(screen.queryByRole('radio', { name: 'Dražba' })).toBeNull();
  await page.leave();
  await open(LIST, {}, { flags: { ...DEFAULT_FLAGS, auctions: true } });
  await userEvent.click(screen.getByRole('radio', { name: 'Dražba' }));
  await send();
  expect(went()).toEqual([expect.stringMatching(/^\/drazba-stambene-nekretnine\/split\//)]);
});

test('R270 a form that is sent before its code is there stays on the map of a phone', async () => {
  await open(`${LIST}?karta=1`);
  expect(new FormData(document.querySelector<HTMLFormElement>('#filtri') ?? undefined).get('karta')).toBe('1');
});
