import { mountedPage, serverPage, type MountedPage } from '@kvadrat/build/remote/testing';
import { AppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import * as bundle from '../../ssr';

const home = (locale: RouteLocation['locale'] = 'hr'): RouteLocation => ({ name: 'home', params: {}, path: '/', search: '', locale });
const suggest = (text: string): string => `/api-next/geography/suggest/?query=${text}&locale=hr`;
const split = { id: 9, label: 'Split', parent: 'Splitsko-dalmatinska županija', path: 'split', level: 'city', kind: 'grad', count: 1284 };
const split3 = { id: 10, label: 'Split 3', parent: 'Split', path: 'split/split-3', level: 'city_zone', kind: 'gradska četvrt', count: 97 };

describe('on the server', () => {
  test('R7 the page needs nothing from the API', async () => {
    const page = await serverPage(bundle, home());
    expect(page.status).toBe(200);
    expect(page.requests).toEqual([]);
    expect(page.root.querySelector('h1')).toHaveTextContent('Gdje želite živjeti?');
    expect(page.html).not.toMatch(/\sstyle=/);
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
    const page = await serverPage(bundle, home());
    expect(within(page.root).getByLabelText('Najam: Osijek')).toHaveAttribute('href', '/najam-stambene-nekretnine/osijek/');
  });
});

describe('in the browser', () => {
  let page: MountedPage;
  afterEach(() => page.leave());

  const open = (responses: Record<string, () => unknown> = {}): Promise<MountedPage> =>
    mountedPage(remote, { remote: 'mf-search', route: home(), responses });
  const place = (): HTMLElement => screen.getByRole('combobox', { name: 'Mjesto' });
  /** Suggestions; the browser's own selects have options too. */
  const options = async (): Promise<HTMLElement[]> => within(await screen.findByRole('listbox', { name: 'Prijedlozi mjesta' })).findAllByRole('option');
  const search = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pretraži oglase' }));

  test('R268 type "split", choose it, sale, up to 250.000 €', async () => {
    page = await open({ [suggest('split')]: () => [split, split3] });
    await userEvent.type(place(), 'split');
    const option = await screen.findByRole('option', { name: /^Split grad, Splitsko-dalmatinska županija 1\.284$/ });
    await userEvent.click(option);
    await userEvent.type(screen.getByRole('textbox', { name: 'Najviša cijena' }), '250.000');
    await search();
    expect(page.host.navigations).toEqual([{ path: '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000', options: {} }]);
  });

  test('only what stands still is asked for', async () => {
    page = await open({ [suggest('solin')]: () => [split] });
    await userEvent.type(place(), 'solin');
    await options();
    expect(page.host.requests.map(({ path }) => path)).toEqual([suggest('solin')]);
  });

  test('O-02 an older answer never replaces a newer one', async () => {
    let answerSlowly: (places: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => {
      answerSlowly = resolve;
    });
    page = await open({ [suggest('ri')]: () => slow, [suggest('rij')]: () => [{ ...split, label: 'Rijeka' }] });
    await userEvent.type(place(), 'ri');
    await waitFor(() => expect(page.host.requests).toHaveLength(1));
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
});
