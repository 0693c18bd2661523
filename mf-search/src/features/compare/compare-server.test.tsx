import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import type { ListingCard, ListingDetail } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';
import { listing } from '../../testing/fixtures';

type Compared = Partial<Omit<ListingDetail, keyof ListingCard>> & Partial<ListingCard>;

const price = (value: number | null, perSquareMetre: number | null = null): ListingDetail['price'] => ({
  value,
  currency: 'EUR',
  onRequest: value === null,
  perSquareMetre,
  previous: null,
});

/** What the API says of an ad, as far as it is compared. */
const detail =
  (id: number, changes: Compared = {}) =>
  () => ({
    ...listing(id),
    yearBuilt: 1974,
    condition: 'renovated',
    heating: 'air-conditioning',
    features: ['elevator'],
    titleClear: true,
    usePermit: null,
    legalized: null,
    commission: false,
    seaDistance: 900,
    daysOnMarket: 34,
    status: 'active',
    breadcrumbs: [
      { label: 'Split', path: '/prodaja-stambene-nekretnine/split/' },
      { label: 'Stan', path: null },
    ],
    ...changes,
  });
const failure = (status: number) => () => Promise.reject(new AppError('status', String(status), { status }));

const comparePage = (search: string, ads: Record<number, () => unknown>, locale: Locale = 'hr'): Promise<ServerPage> =>
  serverPage(
    bundle,
    { name: 'compare', params: {}, path: '/usporedba/', search, locale },
    Object.fromEntries(
      Object.entries(ads).map(([id, answer]) => [`/api-next/listings/${id}/?locale=${locale}`, answer]),
    ),
  );

const textOf = (element: Element | undefined): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
/** Rows by their headers. */
const rows = (page: ServerPage): Record<string, string[]> =>
  Object.fromEntries(
    [...page.root.querySelectorAll('tbody tr')].map((row) => [
      textOf(row.children[0]),
      [...row.querySelectorAll('td')].map(textOf),
    ]),
  );
const heads = (page: ServerPage): string[] =>
  [...page.root.querySelectorAll('thead th')].slice(1).map((head) => head.querySelector('a')?.textContent ?? '');
const hrefOf = (page: ServerPage, name: string): string | null =>
  within(page.root).getByRole('link', { name }).getAttribute('href');

test('ads stand in the order of the address, each once, with the link to it', async () => {
  const page = await comparePage('?ids=9,7,9', { 7: detail(7), 9: detail(9) });
  expect(page.status).toBe(200);
  expect(heads(page)).toEqual(['Stan 9', 'Stan 7']);
  expect(hrefOf(page, 'Stan 9')).toBe('/oglasi/9/stan-9/');
  expect(page.requests).toHaveLength(2);
  expect(page.head).toMatchObject({ robots: 'noindex', canonical: '/usporedba/' });
});

test('values are words, the best ones say so', async () => {
  const page = await comparePage('?ids=1,2', {
    1: detail(1, {
      price: price(200_000, 4000),
      surface: { net: 50, gross: null, plot: null },
      energyClass: 3,
      floor: 0,
    }),
    2: detail(2, {
      price: price(250_000, 3800),
      surface: { net: 66, gross: null, plot: null },
      energyClass: 5,
      features: ['elevator', 'sea-view'],
    }),
  });
  expect(rows(page)).toMatchObject({
    Cijena: ['200.000 € najniža', '250.000 €'],
    'Cijena po m²': ['4.000 €/m²', '3.800 €/m² najniža'],
    'Neto površina': ['50 m²', '66 m² najveća'],
    Kat: ['prizemlje', '3. kat'],
    'Godina gradnje': ['1974', '1974'],
    Vlasništvo: ['1/1, bez tereta', '1/1, bez tereta'],
    Provizija: ['ne plaća se', 'ne plaća se'],
    Lift: ['ima', 'ima'],
    'Pogled na more': ['nije navedeno', 'ima'],
  });
  expect(rows(page)['Energetski razred']).toEqual(['B: Visok (A+ do B) najbolji', 'D: Srednji (C do E)']);
  expect(Object.keys(rows(page))).not.toContain('Bruto površina');
  expect(page.html).not.toMatch(/\sstyle=/);
});

test('O-10 a hidden price is never the best, nor is that of a sold ad, nor a rent among prices', async () => {
  const hidden = await comparePage('?ids=1,2,3', {
    1: detail(1, { price: price(null) }),
    2: detail(2, { price: price(300_000) }),
    3: detail(3, { price: price(400_000) }),
  });
  expect(rows(hidden)['Cijena']).toEqual(['Cijena na upit', '300.000 € najniža', '400.000 €']);
  const sold = await comparePage('?ids=1,2,3', {
    1: detail(1, { price: price(100_000), status: 'sold' }),
    2: detail(2, { price: price(300_000) }),
    3: detail(3, { price: price(400_000) }),
  });
  expect(rows(sold)['Cijena']).toEqual(['100.000 €', '300.000 € najniža', '400.000 €']);
  const rent = await comparePage('?ids=1,2', {
    1: detail(1, { price: price(700), contract: 2 }),
    2: detail(2, { price: price(300_000) }),
  });
  expect(rows(rent)['Cijena']).toEqual(['700 € mjesečno', '300.000 €']);
});

test('"Samo razlike" is a link and leaves out what all agree on', async () => {
  const ads = { 1: detail(1, { rooms: 2 }), 2: detail(2, { rooms: 3 }) };
  expect(hrefOf(await comparePage('?ids=1,2', ads), 'Samo razlike')).toBe('/usporedba/?ids=1,2&razlike=1');
  const page = await comparePage('?ids=1,2&razlike=1', ads);
  expect(Object.keys(rows(page))).toEqual(['Cijena', 'Sobe']);
  expect(hrefOf(page, 'Samo razlike: prikaži sve')).toBe('/usporedba/?ids=1,2');
  expect(hrefOf(page, 'Ukloni iz usporedbe: Stan 1')).toBe('/usporedba/?ids=2&razlike=1');
});

test.each([404, 410])('an ad that answers %d keeps its column and says so', async (status) => {
  const page = await comparePage('?ids=1,8,2', { 1: detail(1), 8: failure(status), 2: detail(2) });
  expect(page.status).toBe(200);
  expect(page.root.querySelectorAll('thead th')[2]).toHaveTextContent('Oglas više nije dostupan');
  expect(rows(page)['Sobe']).toEqual(['2', '– nije dostupan', '2']);
  expect(hrefOf(page, 'Ukloni iz usporedbe: Oglas 8')).toBe('/usporedba/?ids=1,2');
});

test('any other failure is left to the host', async () => {
  await expect(comparePage('?ids=1,2', { 1: detail(1), 2: failure(500) })).rejects.toMatchObject({ status: 500 });
});

test('of more than four the first four are taken, what is no number is passed over, and both are said', async () => {
  const page = await comparePage('?ids=1,x,2,-3,3,4,5', { 1: detail(1), 2: detail(2), 3: detail(3), 4: detail(4) });
  expect(heads(page)).toEqual(['Stan 1', 'Stan 2', 'Stan 3', 'Stan 4']);
  expect(page.root).toHaveTextContent('najviše četiri oglasa, pa prikazujemo prva četiri');
  expect(page.root).toHaveTextContent('Dio adrese nije broj oglasa');
});

test.each([
  ['', {}, 'Još ništa ne uspoređujete', '/prodaja-stambene-nekretnine/'],
  ['?ids=', {}, 'Još ništa ne uspoređujete', '/prodaja-stambene-nekretnine/'],
  ['?ids=1', { 1: detail(1) }, 'Za usporedbu treba još jedan oglas', '/prodaja-stambene-nekretnine/split/'],
  ['?ids=1,2', { 1: failure(410), 2: failure(404) }, 'Ti oglasi više nisu dostupni', '/prodaja-stambene-nekretnine/'],
])('with "%s" there is nothing to compare, and a way on', async (search, ads, title, way) => {
  const page = await comparePage(search, ads);
  expect(page.status).toBe(200);
  expect(page.root.querySelector('h1')).toHaveTextContent(title);
  expect(hrefOf(page, 'Prikaži oglase')).toBe(way);
});

test.each(LOCALES)('R5 in %s the page speaks the language and its links stay in it', async (locale) => {
  const page = await comparePage('?ids=1,2', { 1: detail(1), 2: detail(2) }, locale);
  const prefix = locale === 'hr' ? '' : `/${locale}`;
  expect(page.root.querySelector('thead a')?.getAttribute('href')).toBe(`${prefix}/oglasi/1/stan-1/`);
  if (locale !== 'hr') expect(page.root.textContent).not.toMatch(/Cijena|nije|Ukloni|Samo/);
});

test('O-23 a title is text', async () => {
  const page = await comparePage('?ids=1,2', {
    1: detail(1, { title: '"><img src=x onerror=alert(1)>' }),
    2: detail(2),
  });
  expect(page.root.querySelector('[onerror]')).toBeNull();
});
