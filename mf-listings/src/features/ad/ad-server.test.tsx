import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES } from '@kvadrat/contracts/locales';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';
import { adPage, factsOf } from '../../testing/ad-page';
import {
  ad,
  AD_PATH,
  adRequest,
  advertiserRequest,
  adRoute,
  card,
  similar,
  similarRequest,
} from '../../testing/fixtures';

const failure = (status: number) => () => Promise.reject(new AppError('status', String(status), { status }));

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
    const page = await serverPage(bundle, adRoute(), { [adRequest()]: failure(status) });
    expect(page.status).toBe(status);
    expect(page.root.querySelector('h1')).toHaveTextContent(heading);
    expect(page.head.robots).toBe('noindex');
    expect(within(page.root).getByText('Prikaži najam')).toHaveAttribute('href', '/najam-stambene-nekretnine/');
  });

  test('any other failure is left to the host', async () => {
    await expect(serverPage(bundle, adRoute(), { [adRequest()]: failure(500) })).rejects.toMatchObject({ status: 500 });
  });

  test('a withdrawn ad leads on to what is like it and to its list', async () => {
    const page = await serverPage(bundle, adRoute(), {
      [adRequest()]: failure(410),
      [similarRequest()]: () => similar(card(8)),
    });
    expect(page.status).toBe(410);
    expect(within(page.root).getByText('Prikaži popis: Split')).toHaveAttribute(
      'href',
      '/prodaja-stambene-nekretnine/split/',
    );
    expect(within(page.root).getByText('Dvosoban stan s lođom 8')).toHaveAttribute('href', '/oglasi/8/stan/');
  });
});

describe('R271 the page', () => {
  test('states the facts of the ad in words', async () => {
    expect(factsOf(await adPage())).toEqual({
      'Oglašava kao': 'trgovac',
      'Broj licencije': '219/2018',
      Agent: 'Tea Tomić',
      'Licencija agenta': '1204/2019',
      Govori: 'Hrvatski, Deutsch',
      Sobe: '2',
      'Spavaće sobe': '1',
      Kupaonice: '1',
      'Vrsta nekretnine': 'Stan',
      Kat: '3. kat',
      'Katova u zgradi': '9',
      'Godina gradnje': '1974',
      Stanje: 'Izvrsno, preuređeno',
      Grijanje: 'Klima-uređaj',
      'Do mora': '900 m',
      Dostupnost: 'Slobodno',
      'Šifra oglasa': 'KV-204',
      Vlasništvo: '1/1, bez tereta',
      'Uporabna dozvola': 'postoji',
      Cijena: '248.000 €',
      'Cijena po m²': '4.276 €/m²',
      Provizija: 'ne plaća se',
    });
  });

  test('leaves out what the ad does not say, but never the energy class', async () => {
    const page = await adPage({
      surface: { net: null, gross: null, plot: null },
      rooms: null,
      bedrooms: null,
      bathrooms: null,
      floor: null,
      floors: null,
      yearBuilt: null,
      condition: null,
      heating: null,
      energyClass: 9,
      features: [],
      agent: null,
      available: null,
      titleClear: null,
      usePermit: null,
      commission: null,
      seaDistance: null,
    });
    expect(factsOf(page)).toEqual({
      'Oglašava kao': 'trgovac',
      'Broj licencije': '219/2018',
      'Vrsta nekretnine': 'Stan',
      'Šifra oglasa': 'KV-204',
      Cijena: '248.000 €',
      'Cijena po m²': '4.276 €/m²',
    });
    expect(page.root).toHaveTextContent('Oglašivač nije naveo energetski razred.');
    // What a purchase costs is added up from the price alone.
    expect(
      [...page.root.querySelectorAll('table')].map((table) => table.parentElement?.getAttribute('aria-labelledby')),
    ).toEqual(['ukupni-trosak']);
  });

  test('needs no inline styles and has one photo with an address', async () => {
    const { html } = await adPage();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<img /g)).toHaveLength(1);
  });

  test('every photo is a link to its file, for browsers without scripts', async () => {
    const page = await adPage();
    const links = [...within(page.root).getByRole('list', { name: 'Slike' }).querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/media/${name}-1280.webp`),
    );
  });

  test('names the advertiser and asks for contacts by forms that need no scripts', async () => {
    const page = await adPage();
    const box = page.root.querySelector('aside');
    expect(box).toHaveTextContent('Marjan kvadrat');
    expect(page.html).not.toMatch(/tel:|mailto:/);
    const forms = [...page.root.querySelectorAll('aside form')];
    expect(forms.map((form) => [form.textContent, form.getAttribute('method'), form.getAttribute('action')])).toEqual([
      ['Prikaži telefon', 'post', '/upit/7/telefon/'],
    ]);
    expect([...page.root.querySelectorAll('a[href="/upit/7/"]')].map((link) => link.textContent)).toEqual([
      'Pošaljite poruku',
      'Poruka',
    ]);
  });

  test('shows what is like it, and does without where that cannot be had', async () => {
    const cards = (await adPage()).root.querySelectorAll('[aria-labelledby="slicni"] h3 a');
    expect([...cards].map((link) => link.getAttribute('href'))).toEqual(['/oglasi/8/stan/', '/oglasi/9/stan/']);
    const alone = await serverPage(bundle, adRoute(), { [adRequest()]: () => ad(), [similarRequest()]: failure(503) });
    expect(alone.status).toBe(200);
    expect(alone.root).not.toHaveTextContent('Slični oglasi');
  });

  test('shows what else the agency offers', async () => {
    const page = await serverPage(bundle, adRoute(), {
      [adRequest()]: () => ad(),
      [advertiserRequest()]: () => ({ results: [card(11)] }),
    });
    const section = page.root.querySelector('[aria-labelledby="od-oglasivaca"]');
    expect(section).toHaveTextContent('Više od oglašivača Marjan kvadrat');
    expect(section?.querySelector('h3 a')).toHaveAttribute('href', '/oglasi/11/stan/');
    expect((await adPage()).root.querySelector('#od-oglasivaca')).toBeNull();
  });

  test('leads to the ad as one page to print, in its language', async () => {
    const page = await serverPage(bundle, adRoute(AD_PATH, 'de'), { [adRequest('de')]: () => ad() });
    expect(page.root.querySelector('a[type="application/pdf"]')).toHaveAttribute('href', '/de/oglasi/7/oglas.pdf');
  });

  test('R103 a sold ad says so and has no contact', async () => {
    const page = await adPage({
      status: 'sold',
      contacts: { phone: false, email: false },
      advertiser: { ...ad().advertiser, website: null },
    });
    expect(page.root).toHaveTextContent('Prodano');
    expect(page.root.querySelector('form')).toBeNull();
    expect(page.html).not.toContain('tel:');
    expect(page.root).toHaveTextContent('Nekretnina više nije u ponudi');
  });

  test('leads back to the list it stands in', async () => {
    expect(
      within((await adPage()).root)
        .getByText('Natrag na popis: Split')
        .closest('a'),
    ).toHaveAttribute('href', '/prodaja-stambene-nekretnine/split/');
  });

  test('O-23 what the advertiser wrote is text', async () => {
    const evil = '<img src=x onerror=alert(1)>\n"><script>alert(1)</script>\n[x](javascript:alert(1))\n{{7*7}}';
    const page = await adPage({ description: evil, title: evil });
    expect(page.root.querySelector('[onerror], script')).toBeNull();
    expect([...page.root.querySelectorAll('[lang="hr"] p')].map((paragraph) => paragraph.textContent)).toEqual(
      evil.split('\n'),
    );
  });

  test.each(LOCALES)('is complete in %s and has one heading', async (locale) => {
    const page = await serverPage(bundle, adRoute(AD_PATH, locale), {
      [adRequest(locale)]: () => ad(),
      [similarRequest(locale)]: () => similar(card(8)),
    });
    expect(page.status).toBe(200);
    expect(page.root.querySelectorAll('h1')).toHaveLength(1);
    expect(Object.keys(factsOf(page))).toHaveLength(22);
    expect(page.html).not.toMatch(/words\.|undefined/);
  });
});

describe('the price', () => {
  test('stands with what it was before', async () => {
    const price = {
      value: 248_000,
      currency: 'EUR',
      onRequest: false,
      perSquareMetre: 4276,
      previous: 259_000,
    } as const;
    const page = await adPage({ price });
    expect(page.root).toHaveTextContent('Sniženo 4 %');
    expect(page.root.querySelector('s')).toHaveTextContent('Prijašnja cijena: 259.000 €');
    expect(offerOf(page)).toMatchObject({ price: 248_000, priceCurrency: 'EUR' });
  });

  test('O-10 on request is words only, and structured data has no price', async () => {
    const page = await adPage({
      price: { value: null, currency: 'EUR', onRequest: true, perSquareMetre: null, previous: null },
    });
    expect(page.root).toHaveTextContent('Cijena na upit');
    page.root.querySelector('[aria-labelledby="slicni"]')?.remove();
    expect(page.root.textContent).not.toContain('€');
    expect(offerOf(page)).not.toHaveProperty('price');
  });

  test('of a rent is by month', async () => {
    const page = await adPage({ contract: 2 });
    expect(page.root).toHaveTextContent('248.000 €mjesečno');
    expect(offerOf(page)).toMatchObject({ businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } });
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

describe('badges', () => {
  const badges = async (changes: Parameters<typeof ad>[0]): Promise<string | null | undefined> =>
    (await adPage(changes)).root.querySelector('h1')?.parentElement?.firstElementChild?.textContent;

  test('R116 paid places say so, new ads are new, older ones tell their days', async () => {
    expect(await badges({ visibility: 'top', daysOnMarket: 3, commission: true })).toBe('IstaknutoNovo');
    expect(await badges({ daysOnMarket: 21, commission: true })).toBe('Na tržištu 21 dan');
    expect(await badges({ daysOnMarket: 22, commission: null })).toBe('Na tržištu 22 dana');
  });

  test('no commission is said only of agencies that ask for none', async () => {
    expect(await badges({ commission: false })).toBe('Na tržištu 34 danaBez provizije');
    expect(await badges({ commission: false, advertiser: { ...ad().advertiser, type: 'privato' } })).toBe(
      'Na tržištu 34 dana',
    );
  });
});

test('R106 street and number stand there only when the server tells them', async () => {
  expect((await adPage({ address: 'Gripe 5' })).root).toHaveTextContent('Gripe 5, Gripe, Split');
});

test('a long text opens by the means of the browser, and nothing of it is missing', async () => {
  const sentence = 'Stan je svijetao, prozračan i okrenut jugu prema moru. ';
  const page = await adPage({
    description: Array.from({ length: 6 }, (_, index) => `${index} ${sentence.repeat(4)}`).join('\n'),
  });
  const rest = page.root.querySelector('details');
  expect(rest?.querySelector('summary')).toHaveTextContent('Prikaži cijeli opis');
  expect(rest?.querySelectorAll('p')).toHaveLength(4);
  expect(page.root.querySelectorAll('[lang="hr"] p')).toHaveLength(6);
});
