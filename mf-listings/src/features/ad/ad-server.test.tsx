import { serverPage, type ServerPage } from '@kvadrat/build/remote/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES } from '@kvadrat/contracts/locales';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';
import { ad, AD_PATH, adRequest, adRoute } from '../../testing/fixtures';

const adPage = (changes: Parameters<typeof ad>[0] = {}): Promise<ServerPage> => serverPage(bundle, adRoute(), { [adRequest()]: () => ad(changes) });

const facts = (page: ServerPage): Record<string, string> =>
  Object.fromEntries([...page.root.querySelectorAll('dl > div')].map((row) => [row.children[0]?.textContent ?? '', row.children[1]?.textContent ?? '']));

const offerOf = ({ head }: ServerPage): unknown => head.jsonLd?.[0]?.['offers'];

describe('R14 the address', () => {
  test('another slug, or none, is sent on to the right one with its query', async () => {
    for (const address of ['/oglasi/7/', '/oglasi/7/stari-naslov/', '/oglasi/7/dvosoban-stan-s-lodom/vise/']) {
      const page = await serverPage(bundle, adRoute(`${address}?gclid=A`, 'de'), { [adRequest('de')]: () => ad() });
      expect(page).toMatchObject({ status: 301, location: `/de${AD_PATH}?gclid=A` });
    }
  });

  test.each(['abc', '0', '-7', '7x', '99999999999'])('"%s" is no id, and nobody is asked', async (id) => {
    const page = await serverPage(bundle, adRoute(`/oglasi/${id}/stan/`));
    expect(page.status).toBe(404);
    expect(page.requests).toEqual([]);
  });

  test.each([
    [404, 'Oglas ne postoji'],
    [410, 'Oglas više nije dostupan'],
  ])('an ad that is not there is a %d page with ways on', async (status, heading) => {
    const page = await serverPage(bundle, adRoute(), { [adRequest()]: () => Promise.reject(new AppError('status', String(status), { status })) });
    expect(page.status).toBe(status);
    expect(page.root.querySelector('h1')).toHaveTextContent(heading);
    expect(page.head.robots).toBe('noindex');
    expect(within(page.root).getByText('Prikaži najam')).toHaveAttribute('href', '/najam-stambene-nekretnine/');
  });

  test('any other failure is left to the host', async () => {
    const failure = new AppError('status', '500', { status: 500 });
    await expect(serverPage(bundle, adRoute(), { [adRequest()]: () => Promise.reject(failure) })).rejects.toBe(failure);
  });
});

describe('R271 the page', () => {
  test('states the facts of the ad in words', async () => {
    expect(facts(await adPage())).toEqual({
      'Neto korisna površina': '58\u00a0m²',
      'Bruto površina': '66\u00a0m²',
      Sobe: '2',
      'Spavaće sobe': '1',
      Kupaonice: '1',
      'Vrsta nekretnine': 'Stan',
      Kat: '3. kat',
      'Katova u zgradi': '9',
      'Godina gradnje': '1974',
      Stanje: 'Izvrsno, preuređeno',
      Grijanje: 'Klima-uređaj',
      'Energetski razred': 'Energetski razred D',
    });
  });

  test('leaves out what the ad does not say, but never the energy class', async () => {
    const page = await adPage({ surface: { net: null, gross: null, plot: null }, rooms: null, bedrooms: null, bathrooms: null, floor: null, floors: null, yearBuilt: null, condition: null, heating: null, energyClass: 9, features: [] });
    expect(facts(page)).toEqual({ 'Vrsta nekretnine': 'Stan', 'Energetski razred': 'nije naveden' });
  });

  test('needs no inline styles and has one photo with an address', async () => {
    const { html } = await adPage();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<img /g)).toHaveLength(1);
  });

  test('every photo is a link to its file, for browsers without scripts', async () => {
    const page = await adPage();
    const links = [...within(page.root).getByRole('list', { name: 'Slike' }).querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/media/${name}-1280.webp`));
  });

  test('names the advertiser with licence, and the phone as a link', async () => {
    const page = await adPage();
    const box = page.root.querySelector('aside');
    expect(box).toHaveTextContent('Marjan kvadrat');
    expect(box).toHaveTextContent('Broj licencije: 219/2018');
    expect(box?.querySelector('a[href="tel:+38521000000"]')).toHaveTextContent('+385 21 000 000');
  });

  test('R103 a sold ad says so and has no contact', async () => {
    const page = await adPage({ status: 'sold' });
    expect(page.root).toHaveTextContent('Prodano');
    expect(page.html).not.toContain('tel:');
    expect(page.html).not.toContain('marjan.example');
    expect(page.root).toHaveTextContent('Nekretnina više nije u ponudi');
  });

  test('leads back to the list it stands in', async () => {
    expect(within((await adPage()).root).getByText('Natrag na popis: Split')).toHaveAttribute('href', '/prodaja-stambene-nekretnine/split/');
  });

  test('O-23 what the advertiser wrote is text', async () => {
    const evil = '<img src=x onerror=alert(1)>\n"><script>alert(1)</script>\n[x](javascript:alert(1))\n{{7*7}}';
    const page = await adPage({ description: evil, title: evil });
    expect(page.root.querySelector('[onerror], script')).toBeNull();
    expect([...page.root.querySelectorAll('[lang="hr"] p')].map((paragraph) => paragraph.textContent)).toEqual(evil.split('\n'));
  });

  test.each(LOCALES)('is complete in %s and has one heading', async (locale) => {
    const page = await serverPage(bundle, adRoute(AD_PATH, locale), { [adRequest(locale)]: () => ad() });
    expect(page.status).toBe(200);
    expect(page.root.querySelectorAll('h1')).toHaveLength(1);
    expect(Object.keys(facts(page))).toHaveLength(12);
  });
});

describe('the price', () => {
  test('stands with what it was before', async () => {
    const price = { value: 248_000, currency: 'EUR', onRequest: false, perSquareMetre: 4276, previous: 259_000 } as const;
    const page = await adPage({ price });
    expect(page.root.querySelector('s')).toHaveTextContent('Prijašnja cijena: 259.000 €');
    expect(offerOf(page)).toMatchObject({ price: 248_000, priceCurrency: 'EUR' });
  });

  test('O-10 on request is words only, and structured data has no price', async () => {
    const page = await adPage({ price: { value: null, currency: 'EUR', onRequest: true, perSquareMetre: null, previous: null } });
    expect(page.root).toHaveTextContent('Cijena na upit');
    expect(page.root.textContent).not.toContain('€');
    expect(offerOf(page)).not.toHaveProperty('price');
  });

  test('of a rent is by month', async () => {
    const page = await adPage({ contract: 2 });
    expect(page.root).toHaveTextContent('248.000 €mjesečno');
    expect(offerOf(page)).toMatchObject({ businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' });
  });
});

describe('the head', () => {
  test('R42, R43, R46 names address, languages, picture and the way here', async () => {
    const { head } = await serverPage(bundle, adRoute(AD_PATH, 'el'), { [adRequest('el')]: () => ad() });
    expect(head.canonical).toBe(`/el${AD_PATH}`);
    expect(head.alternates).toHaveLength(9);
    expect(head.image).toEqual({ path: '/media/a-1280.webp', width: 1280, height: 960, alt: 'Slika a' });
    expect(head.breadcrumbs).toHaveLength(3);
    expect(head.title).toBe('Dvosoban stan s lođom, Gripe, Split | Kvadrat');
  });

  test('a long description ends with a whole word', async () => {
    const { head } = await adPage({ description: 'stan '.repeat(100) });
    expect(head.description).toMatch(/^(stan )+stan…$/);
    expect(head.description.length).toBeLessThanOrEqual(160);
  });

  test('structured data describes the listing', async () => {
    const { head } = await adPage({ status: 'sold' });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'RealEstateListing',
      url: AD_PATH,
      about: { floorSize: { value: 58, unitCode: 'MTK' }, numberOfRooms: 2, address: { addressCountry: 'HR' } },
      offers: { availability: 'https://schema.org/SoldOut', offeredBy: { '@type': 'RealEstateAgent' } },
    });
  });
});
