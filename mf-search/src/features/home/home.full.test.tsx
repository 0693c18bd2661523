import { mountedPage, serverPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { searchAddress, type HomeResponse } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import type { RemoteContext, RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import * as bundle from '../../ssr';
import { listing, suggestedPlace, suggestRequest } from '../../testing/fixtures';

const home = (locale: RouteLocation['locale'] = 'hr'): RouteLocation => ({
  name: 'home',
  params: {},
  path: '/',
  search: '',
  locale,
});
const suggest = suggestRequest;
const split = suggestedPlace({
  id: 9,
  label: 'Split',
  context: 'Splitsko-dalmatinska županija',
  path: 'split',
  count: 1284,
});
const split3 = suggestedPlace({
  id: 10,
  label: 'Split 3',
  context: 'Split',
  path: 'split/split-3',
  level: 'city_zone',
  word: 'gradska četvrt',
  count: 97,
  within: [9],
});
const zadar = suggestedPlace({ id: 3, label: 'Zadar', path: 'zadar' });

/** Figures of the home page, as the API answers them. */
function figures(locale: RouteLocation['locale'] = 'hr'): Record<string, () => HomeResponse> {
  const osijek = {
    label: 'Osijek',
    path: 'osijek',
    picture: '/media/scenes/osijek.svg',
    sale: 21,
    rent: 5,
    pricePerSquareMetre: 2045,
  };
  const answer = {
    total: 1284,
    count: 22,
    scene: '/media/scenes/hero.svg',
    towns: [osijek],
    sea: { count: 3, picture: '/media/scenes/sea.svg' },
    newest: [listing(1, { visibility: 'supervetrina' })],
  };
  return { [`/api-next/home/?locale=${locale}`]: () => answer };
}

describe('on the server', () => {
  test('R277 squares show how large a flat a sum buys in each town, the area is the number, and each leads to its figures', async () => {
    const known = figures();
    const [address, answer] = Object.entries(known)[0] ?? [];
    if (address === undefined || answer === undefined) throw new Error('no home');
    const town = (label: string, path: string, flatPerSquareMetre: number | null) => ({
      ...(answer().towns[0] ?? { picture: '', sale: 0, rent: 0, pricePerSquareMetre: null }),
      label,
      path,
      flatPerSquareMetre,
    });
    const towns = [town('Split', 'split', 5000), town('Osijek', 'osijek', 2500), town('Vis', 'vis', null)];
    const page = await serverPage(bundle, home(), { [address]: () => ({ ...answer(), towns }) });
    const heading = within(page.root).getByRole('heading', { name: /Koliko kvadrata za 250\.000\s€\?/ });
    const squares = [...(heading.closest('section')?.querySelectorAll('li') ?? [])];
    expect(squares.map((square) => square.textContent.replaceAll('\u00a0', ' '))).toEqual([
      '50 m² Split 5.000 €/m²',
      '100 m² Osijek 2.500 €/m²',
    ]);
    expect(squares.map((square) => square.querySelector('a')?.getAttribute('href'))).toEqual([
      '/cijene-nekretnina/split/',
      '/cijene-nekretnina/osijek/',
    ]);
    const areas = squares.map((square) => Number(square.querySelector('rect')?.getAttribute('width')) ** 2);
    expect((areas[0] ?? 0) / (areas[1] ?? 1)).toBeCloseTo(0.5, 2);
    expect(within(page.root).getByText('Procijeni vrijednost')).toHaveAttribute('href', '/procjena/');
  });

  test('R7 the page is there when its figures are not', async () => {
    const page = await serverPage(bundle, home());
    expect(page.status).toBe(200);
    expect(page.root.querySelector('h1')).toHaveTextContent('Gdje želite živjeti?');
    expect(within(page.root).getByText('Prikaži oglase')).toHaveAttribute('type', 'submit');
    expect(page.html).not.toMatch(/\sstyle=/);
  });

  test('R268 totals are those of the API, in the words of the language', async () => {
    const page = await serverPage(bundle, home('ru'), figures('ru'));
    expect(page.root.querySelector('h1 + p')).toHaveTextContent('1 284 объявления, в каждом цена за квадратный метр.');
    expect(within(page.root).getByText('22 объявления')).toHaveAttribute('type', 'submit');
    expect(page.html).not.toMatch(/\sstyle=/);
  });

  test('a fresh page asks for one drawing; the others wait for scripts', async () => {
    const page = await serverPage(bundle, home(), figures());
    const pictures = page.html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<img [^>]*src="[^"]*"/g) ?? [];
    expect(pictures.map((tag) => /src="([^"]*)"/.exec(tag)?.[1])).toEqual(['/media/scenes/hero.svg']);
  });

  test('without scripts it is a GET form to the list, which takes the fields', async () => {
    const page = await serverPage(bundle, home('de'));
    const form = page.root.querySelector('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/de/prodaja-stambene-nekretnine/');
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'));
    expect(names).toEqual(['idContratto', 'idContratto', 'mjesto', 'idCategoria', 'prezzoMassimo']);
  });

  test('towns lead to sale and rent', async () => {
    const page = await serverPage(bundle, home(), figures());
    const tile = within(page.root).getByText('Osijek').closest('li');
    expect(within(page.root).getByText('Osijek')).toHaveAttribute('href', '/prodaja-stambene-nekretnine/osijek/');
    expect(tile).toHaveTextContent('21 oglas2.045 €/m²');
    const rent = page.root.querySelector('li a[href^="/najam-stambene-nekretnine/osijek/"]');
    expect(rent).toHaveTextContent('Najam 5, Osijek');
  });

  test('the newest ads have the card of the list, without the sizes of paid tiers', async () => {
    const page = await serverPage(bundle, home(), figures());
    const card = within(page.root).getByRole('article');
    expect(card).toHaveTextContent('Istaknuto');
    expect(card.classList.contains('supervetrina')).toBe(false);
  });
});

describe('in the browser', () => {
  let page: MountedPage;
  afterEach(() => page.leave());

  const open = (
    responses: Record<string, () => unknown> = {},
    changes: Partial<RemoteContext> = {},
  ): Promise<MountedPage> =>
    mountedPage(remote, { remote: 'mf-search', route: home(), responses: { ...figures(), ...responses } }, changes);
  const place = (): HTMLElement => screen.getByRole('combobox', { name: 'Mjesto' });
  /** Suggestions; the browser's own selects have options too. */
  const options = async (): Promise<HTMLElement[]> =>
    within(await screen.findByRole('listbox', { name: 'Prijedlozi mjesta' })).findAllByRole('option');
  const search = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /oglas/ }));

  test('R268 type "split", choose it, sale, up to 250.000 €', async () => {
    page = await open({ [suggest('split')]: () => [split, split3] });
    await userEvent.type(place(), 'split');
    const option = await screen.findByRole('option', { name: /^Split grad, Splitsko-dalmatinska županija 1\.284$/ });
    await userEvent.click(option);
    await userEvent.type(screen.getByRole('textbox', { name: 'Najviša cijena' }), '250.000');
    await search();
    expect(page.host.navigations).toEqual([
      { path: '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000', options: {} },
    ]);
  });

  test('R268 several places stand in the box as tokens and go along by their ids; one narrower or wider takes the place of the other', async () => {
    page = await open({ [suggest('split')]: () => [split, split3], [suggest('zadar')]: () => [zadar] });
    const add = async (text: string, name: RegExp): Promise<void> => {
      await userEvent.type(place(), text);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    const tokens = (): string[] =>
      within(screen.getByRole('group', { name: 'Odabrana mjesta' }))
        .getAllByRole('checkbox')
        .map((token) => token.closest('label')?.textContent ?? '');
    await add('split', /^Split grad/);
    await add('zadar', /^Zadar/);
    expect(tokens()).toEqual(['Split', 'Zadar']);
    expect(place()).toHaveValue('');
    await search();
    await add('split', /^Split 3/);
    expect(tokens()).toEqual(['Zadar', 'Split 3']);
    await add('split', /^Split grad/);
    expect(tokens()).toEqual(['Zadar', 'Split']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Zadar' }));
    await search();
    expect(page.host.navigations.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/prodaja-stambene-nekretnine/?idComune=3,9',
      '/prodaja-stambene-nekretnine/split/',
    ]);
    await userEvent.type(place(), '{Backspace}');
    expect(screen.queryByRole('group', { name: 'Odabrana mjesta' })).toBeNull();
    expect(place()).toHaveFocus();
  });

  test('R268 places chosen last are offered while nothing is typed; what cannot be read counts as none', async () => {
    const stored = new Map([['recent-places', '[{"id":1,"path":"https://elsewhere.test"}]']]);
    const storage = {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
      remove: () => undefined,
      persistent: true,
    };
    page = await open({ [suggest('zadar')]: () => [zadar] }, { storage });
    await userEvent.click(place());
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(place(), 'zadar');
    await userEvent.click(await screen.findByRole('option', { name: /^Zadar/ }));
    await userEvent.type(place(), '{Backspace}');
    await userEvent.type(place(), '{ArrowDown}{Enter}');
    expect(screen.getByRole('checkbox', { name: 'Zadar' })).toBeChecked();
    expect(JSON.parse(stored.get('recent-places') ?? '')).toMatchObject([{ id: 3, path: 'zadar', detail: 'grad' }]);
  });

  test('R268 the reference of an ad opens the ad', async () => {
    page = await open({
      [suggest('kv-17')]: () => [
        {
          ...zadar,
          kind: 'ad',
          label: 'KV-17',
          path: null,
          level: null,
          count: null,
          url: '/oglasi/17/trosoban-stan/',
        },
      ],
    });
    await userEvent.type(place(), 'kv-17');
    await userEvent.click(await screen.findByRole('option', { name: /^KV-17/ }));
    expect(page.host.navigations.map(({ path }) => path)).toEqual(['/oglasi/17/trosoban-stan/']);
  });

  test('only what stands still is asked for', async () => {
    page = await open({ [suggest('solin')]: () => [split] });
    await userEvent.type(place(), 'solin');
    await options();
    expect(page.host.requests.map(({ path }) => path).filter((path) => path.includes('suggest'))).toEqual([
      suggest('solin'),
    ]);
  });

  test('O-02 an older answer never replaces a newer one', async () => {
    let answerSlowly: (places: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => {
      answerSlowly = resolve;
    });
    page = await open({ [suggest('ri')]: () => slow, [suggest('rij')]: () => [{ ...split, label: 'Rijeka' }] });
    await userEvent.type(place(), 'ri');
    await waitFor(() => expect(page.host.requests.map(({ path }) => path)).toContain(suggest('ri')));
    await userEvent.type(place(), 'j');
    await screen.findByRole('option', { name: /Rijeka/ });
    answerSlowly([{ ...split, label: 'Rim' }]);
    await slow;
    await userEvent.type(place(), '{ArrowDown}');
    expect((await options()).map((option) => option.textContent)).toEqual([expect.stringContaining('Rijeka')]);
  });

  test('a place that was typed but not chosen goes along for the list to find', async () => {
    page = await open({ [suggest('split')]: () => [split] });
    await userEvent.type(place(), 'split');
    await userEvent.click(screen.getByRole('radio', { name: 'Najam' }));
    await search();
    expect(page.host.navigations[0]?.path).toBe('/najam-stambene-nekretnine/?mjesto=split');
  });

  test('suggestions that fail are said, and searching still works', async () => {
    page = await open({ [suggest('kor')]: () => Promise.reject(new AppError('status', '500', { status: 500 })) });
    await userEvent.type(place(), 'kor');
    await screen.findByText('Prijedlozi trenutačno nisu dostupni. Mjesto možete upisati sami.');
    await search();
    expect(page.host.navigations).toHaveLength(1);
  });

  test('R207 a price that is no number stays in its field and asks for nothing', async () => {
    page = await open();
    const price = screen.getByRole('textbox', { name: 'Najviša cijena' });
    await userEvent.type(price, 'dvjesto');
    await search();
    expect(price).toHaveValue('dvjesto');
    expect(price).toHaveAccessibleDescription('Upišite cijeli broj.');
    expect(page.host.navigations).toEqual([]);
  });

  const button = (): HTMLElement => screen.getByRole('button', { name: /oglas/ });
  const rent = searchAddress('count', '/najam-stambene-nekretnine/', 'hr');
  const upTo = (price: number): string =>
    searchAddress('count', `/prodaja-stambene-nekretnine/?prezzoMassimo=${price}`, 'hr');

  test('R268 the button says how many ads there are, and asks only for what changed', async () => {
    page = await open({ [rent]: () => ({ count: 4, countLabel: '4' }) });
    expect(button()).toHaveTextContent('22 oglasa');
    expect(page.host.requests.filter(({ path }) => path.includes('count'))).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Najam' }));
    await waitFor(() => expect(button()).toHaveTextContent('4 oglasa'));
    await userEvent.type(place(), 'x');
    expect(button()).toHaveTextContent('Prikaži oglase');
  });

  test('O-02 an older count never replaces a newer one', async () => {
    let answerSlowly: (count: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => {
      answerSlowly = resolve;
    });
    page = await open({ [upTo(700)]: () => slow, [upTo(7000)]: () => ({ count: 2, countLabel: '2' }) });
    const price = screen.getByRole('textbox', { name: 'Najviša cijena' });
    await userEvent.type(price, '700');
    await waitFor(() => expect(page.host.requests.map(({ path }) => path)).toContain(upTo(700)));
    await userEvent.type(price, '0');
    await waitFor(() => expect(button()).toHaveTextContent('2 oglasa'));
    answerSlowly({ count: 99, countLabel: '99' });
    await slow;
    expect(button()).toHaveTextContent('2 oglasa');
  });

  test('R3 recent searches are this browser’s own and can be forgotten', async () => {
    const path = '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000';
    const stored = new Map([
      [
        'recent-searches',
        JSON.stringify([
          { path, title: 'Stanovi u Splitu', details: 'do 250.000 €' },
          { path: 'https://elsewhere.test/' },
        ]),
      ],
    ]);
    const storage = {
      get: (key: string) => stored.get(key) ?? null,
      set: () => undefined,
      remove: (key: string) => void stored.delete(key),
      persistent: true,
    };
    page = await open({}, { storage });
    const list = within(await screen.findByRole('region', { name: 'Nedavne pretrage' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([path]);
    await userEvent.click(list.getByRole('button', { name: 'Obriši' }));
    expect(screen.queryByRole('region', { name: 'Nedavne pretrage' })).toBeNull();
    expect(stored.size).toBe(0);
  });
});
