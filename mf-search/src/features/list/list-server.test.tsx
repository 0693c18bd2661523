import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import { searchAddress } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES } from '@kvadrat/contracts/locales';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';
import { answer, listing, listRequest, listRoute } from '../../testing/fixtures';

const LIST = '/prodaja-stambene-nekretnine/split/';

async function listPage(
  changes: Parameters<typeof answer>[0] = {},
  address = LIST,
  locale: (typeof LOCALES)[number] = 'hr',
): Promise<ServerPage> {
  const route = listRoute(address, locale);
  return serverPage(bundle, route, { [listRequest(route)]: () => answer(changes) });
}

const articles = (page: ServerPage): HTMLElement[] => within(page.root).getAllByRole('article');
const article = (page: ServerPage): HTMLElement => within(page.root).getByRole('article');
const photosWithAddress = (page: ServerPage): number =>
  page.html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<img /g)?.length ?? 0;

test('R269 the HTML has all ads in the order of the search, each with its own link, price, place and photo', async () => {
  const page = await listPage();
  const cards = articles(page);
  expect(cards.map((card) => card.querySelector('h3 a')?.getAttribute('href'))).toEqual(
    Array.from({ length: 25 }, (_, index) => `/oglasi/${index + 1}/stan-${index + 1}/`),
  );
  for (const [index, card] of cards.entries()) {
    expect(card.querySelectorAll('a')).toHaveLength(1);
    expect(card).toHaveTextContent(`248.00${index + 1}`.slice(0, 5));
    expect(card).toHaveTextContent('Gripe, Split');
    expect(card.innerHTML).toContain(`alt="Slika a${index + 1}"`);
  }
});

test('only the first two photos have an address; the others wait in noscript', async () => {
  expect(photosWithAddress(await listPage())).toBe(2);
});

test('only the first two even where the first ads show three photos each', async () => {
  const results = [1, 2, 3].map((id) => listing(id, { visibility: 'supervetrina' }));
  expect(photosWithAddress(await listPage({ results }))).toBe(2);
});

test('nothing needs inline styles, which the content policy forbids', async () => {
  expect((await listPage()).html).not.toMatch(/\sstyle=/);
});

test('R116 a paid ad says so, another does not', async () => {
  const page = await listPage({ results: [listing(1, { visibility: 'top' }), listing(2)] });
  const [paid, plain] = articles(page);
  expect(paid).toHaveTextContent('Istaknuto');
  expect(plain).not.toHaveTextContent('Istaknuto');
});

test('O-10 a price on request is words only', async () => {
  const price = { value: null, currency: 'EUR', onRequest: true, perSquareMetre: null, previous: null } as const;
  const card = article(await listPage({ results: [listing(1, { price })] }));
  expect(card).toHaveTextContent('Cijena na upit');
  expect(card.textContent).not.toMatch(/€/);
});

test('a reduced price shows the one before, struck through and named for readers', async () => {
  const price = { value: 248_000, currency: 'EUR', onRequest: false, perSquareMetre: 4276, previous: 259_000 } as const;
  const card = article(await listPage({ results: [listing(1, { price })] }));
  expect(card.querySelector('s')).toHaveTextContent('Prijašnja cijena: 259.000 €');
  expect(card).toHaveTextContent('4.276 €/m²');
});

test('R124 the card says which surface it names', async () => {
  const page = await listPage({
    results: [
      listing(1),
      listing(2, { surface: { net: null, gross: 66, plot: null } }),
      listing(3, { surface: { net: null, gross: null, plot: 900 } }),
    ],
  });
  const [net, gross, plot] = articles(page);
  expect(net).toHaveTextContent('58 m² neto');
  expect(gross).toHaveTextContent('66 m² bruto');
  expect(plot).toHaveTextContent('900 m² zemljišta');
});

test('R269 what an ad does not say is left out without a trace', async () => {
  const bare = listing(1, {
    surface: { net: null, gross: null, plot: null },
    rooms: null,
    bathrooms: null,
    floor: null,
    energyClass: 9,
  });
  expect(article(await listPage({ results: [bare] })).querySelectorAll('li')).toHaveLength(0);
});

test('R269 bathrooms stand among the facts, in the form their number asks for', async () => {
  expect(article(await listPage({ results: [listing(1, { bathrooms: 2 })] }))).toHaveTextContent('2 kupaonice');
});

test('O-23 a title is text', async () => {
  const page = await listPage({ results: [listing(1, { title: '"><img src=x onerror=alert(1)>' })] });
  expect(page.root.querySelector('[onerror]')).toBeNull();
  expect(page.root.querySelector('h3')).toHaveTextContent('"><img src=x onerror=alert(1)>');
});

test.each([
  ['hr', 1, '1 oglas'],
  ['hr', 2, '2 oglasa'],
  ['hr', 5, '5 oglasa'],
  ['hr', 21, '21 oglas'],
  ['hr', 22, '22 oglasa'],
  ['hr', 25, '25 oglasa'],
  ['ru', 1, '1 объявление'],
  ['ru', 2, '2 объявления'],
  ['ru', 5, '5 объявлений'],
  ['ru', 21, '21 объявление'],
  ['ru', 22, '22 объявления'],
  ['ru', 25, '25 объявлений'],
] as const)('R261 in %s, %d is "%s", in the list and on the button that leads there', async (locale, count, text) => {
  const page = await listPage({ count, countLabel: String(count) }, LIST, locale);
  const show = { hr: 'Prikaži', ru: 'Показать' }[locale];
  expect(within(page.root).getAllByText(text, { selector: 'p' })).toHaveLength(1);
  expect(within(page.root).getByText(`${show} ${text}`)).toHaveAttribute('type', 'submit');
});

test('R261 above the cap the label is the cap', async () => {
  expect((await listPage({ count: 2001, countLabel: '2000+' })).root).toHaveTextContent('2000+ oglasa');
});

test('R268 without scripts the filters are a GET form that holds the search', async () => {
  const page = await listPage({}, `${LIST}?prezzoMassimo=250000&idTipologia=1&keyword=more&criterio=prezzo&ordine=asc`);
  const form = page.root.querySelector('form');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/prodaja-stambene-nekretnine/');
  const value = (name: string): string | null =>
    page.root.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.getAttribute('value') ?? null;
  expect(value('mjesto')).toBe('');
  expect(form?.querySelector('input[name="idComune"][checked]')).toHaveAttribute('value', '9');
  expect(value('prezzoMassimo')).toBe('250.000');
  expect(value('keyword')).toBe('more');
  expect(form?.querySelector('input[name="idContratto"][checked]')).toHaveAttribute('value', '1');
  expect(form?.querySelector('input[name="idTipologia"][checked]')).toHaveAttribute('value', '1');
  const sort = page.root.querySelector('select[name="criterio"]');
  expect(sort).toHaveAttribute('form', form?.id);
  expect(sort?.querySelector('[selected]')).toHaveAttribute('value', 'prezzo-asc');
  expect(within(page.root).getByText('Prikaži 60 oglasa')).toHaveAttribute('type', 'submit');
});

test('R268 O-80 each active filter is a link to the list without it, on page 1', async () => {
  const page = await listPage({}, `${LIST}?prezzoMassimo=250000&localiMinimo=2&keyword=more&pag=2`);
  const hrefs = [...page.root.querySelectorAll('[aria-label^="Ukloni: "]')].map((chip) => [
    chip.textContent,
    chip.getAttribute('href'),
  ]);
  expect(hrefs).toEqual([
    ['Split', '/prodaja-stambene-nekretnine/?prezzoMassimo=250000&localiMinimo=2&keyword=more'],
    ['Cijena: do 250.000\u00a0€', `${LIST}?localiMinimo=2&keyword=more`],
    ['Sobe: od 2', `${LIST}?prezzoMassimo=250000&keyword=more`],
    ['„more”', `${LIST}?prezzoMassimo=250000&localiMinimo=2`],
  ]);
  expect(within(page.root).getByText('Obriši sve filtre')).toHaveAttribute('href', LIST);
});

test('pages are links that keep the filters', async () => {
  const page = await listPage({ currentPage: 2 }, `${LIST}?prezzoMassimo=250000&pag=2`);
  expect(page.root.querySelector('a[rel="next"]')).toHaveAttribute('href', `${LIST}?prezzoMassimo=250000&pag=3`);
  expect(page.root.querySelector('a[rel="prev"]')).toHaveAttribute('href', `${LIST}?prezzoMassimo=250000`);
});

test('O-08 what was not taken as written is said in a sentence', async () => {
  const page = await listPage({
    notices: [
      { code: 'inverted-range', parameter: 'prezzoMinimo', value: '300000–200000' },
      { code: 'invalid-value', parameter: 'superficieMinima', value: '-5' },
    ],
  });
  expect(page.root).toHaveTextContent('Najmanja vrijednost bila je veća od najveće, pa smo ih zamijenili.');
  expect(page.root).toHaveTextContent('Vrijednost „-5” nije ispravna (Površina), pa je nismo uzeli u obzir.');
});

test.each(LOCALES)(
  'R133, R134 in %s a condition that is not applied is said, in words of that language',
  async (locale) => {
    const notices = [
      { code: 'not-applied', parameter: 'vrt', value: '1,1;2,2;3,3' },
      { code: 'incomplete', parameter: 'raggio', value: '500' },
      { code: 'invalid-value', reason: 'area-too-small', parameter: 'vrt', value: '1,1;2,2;3,3' },
      { code: 'invalid-value', reason: 'area-outside', parameter: 'centro', value: '1,1' },
      { code: 'invalid-value', reason: 'auctions-off', parameter: 'idContratto', value: '14' },
      { code: 'not-applied', reason: 'travel-unavailable', parameter: 'travel', value: '1,1,5,car' },
    ] as const;
    const sentences = async (language: (typeof LOCALES)[number]): Promise<(string | null)[]> => {
      const page = await listPage({ notices: [...notices] }, LIST, language);
      return [...page.root.querySelectorAll('.notices > *')].map((notice) => notice.textContent);
    };
    const texts = await sentences(locale);
    expect(texts).toHaveLength(6);
    expect(texts.join()).not.toMatch(/vrt|raggio|centro|travel=|not-applied|area-|-unavailable|auctions-off/);
    if (locale === 'hr') expect(texts[0]).toContain('Ovaj uvjet ne primjenjujemo: Nacrtano područje.');
    else for (const [index, said] of (await sentences('hr')).entries()) expect(texts[index]).not.toBe(said);
  },
);

test('R268 all filters are named and can be let go of; those without a field go along with a form sent without scripts', async () => {
  const page = await listPage(
    {},
    `${LIST}?bagni=2&stato=new&classeEnergetica=high&vista=sea-view&ascensore=1&noAste=1&centro=1,1&raggio=5&lat=43&lng=16`,
  );
  const chips = [...page.root.querySelectorAll('[aria-label^="Ukloni: "]')];
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Split',
    'Novo ili u izgradnji',
    'Energetski razred: Visok (A+ do B)',
    'Pogled na more',
    'Lift',
    'Bez dražbi',
    'Kupaonice: od 2',
    'U krugu 5 m',
  ]);
  expect(chips[4]).toHaveAttribute(
    'href',
    `${LIST}?bagni=2&stato=new&classeEnergetica=high&vista=sea-view&noAste=1&centro=1%2C1&raggio=5&lat=43&lng=16`,
  );
  const hidden = [...page.root.querySelectorAll<HTMLInputElement>('form input[type="hidden"]')].map(
    ({ name, value }) => `${name}=${value}`,
  );
  expect(hidden).toEqual(['centro=1,1', 'raggio=5', 'lat=43', 'lng=16']);
});

test('R132 a place given by its id is shown by its name, and goes along in the form', async () => {
  const page = await listPage({}, '/prodaja-stambene-nekretnine/?idComune=9');
  expect(page.root.querySelector('form input[name="idComune"][checked]')).toHaveAttribute('value', '9');
  expect(page.root.querySelector('[aria-label="Ukloni: Split"]')).toHaveAttribute(
    'href',
    '/prodaja-stambene-nekretnine/',
  );
});

test('R138, R149 all orders are offered, "automatic" not while the new sorting is on', async () => {
  const values = [...(await listPage()).root.querySelectorAll('select[name="criterio"] option')].map((option) =>
    option.getAttribute('value'),
  );
  expect(values).toEqual([
    'rilevanza-desc',
    'data-desc',
    'data-asc',
    'prezzo-asc',
    'prezzo-desc',
    'prezzoMq-asc',
    'prezzoMq-desc',
    'superficie-desc',
    'superficie-asc',
    'locali-desc',
    'locali-asc',
    'piano-desc',
    'piano-asc',
    'agenzie-desc',
    'privati-desc',
    'scontati-desc',
  ]);
});

test('R107, R113, R127, R128 each option is a field of the form, set where the search has it', async () => {
  const page = await listPage({}, `${LIST}?bagni=2&stato=new&classeEnergetica=high,low&vista=sea-view&ascensore=1`);
  const checked = [...page.root.querySelectorAll<HTMLInputElement>('form input[type="checkbox"][checked]')].map(
    ({ name, value }) => `${name}=${value}`,
  );
  expect(checked).toEqual([
    'idComune=9',
    'classeEnergetica=high',
    'classeEnergetica=low',
    'stato=new',
    'vista=sea-view',
    'ascensore=1',
  ]);
  expect(page.root.querySelector('select[name="bagni"] [selected]')).toHaveAttribute('value', '2');
  const names = new Set(
    [...page.root.querySelectorAll<HTMLInputElement>('form input[type="checkbox"]')].map(({ name }) => name),
  );
  // The chosen place; pets, smokers and students are asked of rents.
  expect(names.size).toBe(1 + 1 + 9 + 15);
});

/** A list that finds nothing, beside searches that may. @param counts by address of the search */
async function emptyList(address: string, counts: Record<string, number>): Promise<ServerPage> {
  const route = listRoute(address);
  const breadcrumbs = [
    { label: 'Splitsko-dalmatinska županija', path: '/prodaja-stambene-nekretnine/splitsko-dalmatinska-zupanija/' },
    { label: 'Split', path: null },
  ];
  const counted = Object.entries(counts).map(
    ([near, count]) => [searchAddress('count', near, 'hr'), () => ({ count, countLabel: String(count) })] as const,
  );
  return serverPage(bundle, route, {
    [listRequest(route)]: () => answer({ count: 0, countLabel: '0', results: [], maxPages: 0, breadcrumbs }),
    ...Object.fromEntries(counted),
  });
}

test('R268 an empty list leads on by what each condition costs, most ads first', async () => {
  const page = await emptyList(`${LIST}?prezzoMassimo=1000&localiMinimo=3`, {
    [`${LIST}?localiMinimo=3`]: 40,
    [`${LIST}?prezzoMassimo=1000`]: 0,
    '/prodaja-stambene-nekretnine/?prezzoMassimo=1000&localiMinimo=3': 2,
    '/prodaja-stambene-nekretnine/splitsko-dalmatinska-zupanija/?prezzoMassimo=1000&localiMinimo=3': 1,
  });
  expect(page.status).toBe(200);
  const ways = [...page.root.querySelectorAll('section section a')].map((way) => [
    way.textContent,
    way.getAttribute('href'),
  ]);
  expect(ways).toEqual([
    ['Bez uvjeta: Cijena: do 1.000\u00a0€40 oglasa', `${LIST}?localiMinimo=3`],
    ['Bez uvjeta: Split2 oglasa', '/prodaja-stambene-nekretnine/?prezzoMassimo=1000&localiMinimo=3'],
    [
      'Šire područje: Splitsko-dalmatinska županija1 oglas',
      '/prodaja-stambene-nekretnine/splitsko-dalmatinska-zupanija/?prezzoMassimo=1000&localiMinimo=3',
    ],
  ]);
});

test('an empty list stands and leads on even when nothing can be counted', async () => {
  const page = await emptyList(`${LIST}?prezzoMassimo=1000`, {});
  expect(page.status).toBe(200);
  expect(within(page.root).getByText('Prikaži stanove i kuće na prodaju')).toHaveAttribute(
    'href',
    '/prodaja-stambene-nekretnine/',
  );
});

test('an ad of today says so, one that became cheaper says by how much', async () => {
  const price = { value: 240_000, currency: 'EUR', onRequest: false, perSquareMetre: 4000, previous: 250_000 } as const;
  const page = await listPage({
    results: [listing(1, { publishedAt: new Date().toISOString() }), listing(2, { price })],
  });
  const [today, cheaper] = articles(page);
  expect(today).toHaveTextContent('Novo danas');
  expect(cheaper).toHaveTextContent('Sniženo 4 %');
  expect(cheaper).not.toHaveTextContent('Novo danas');
});

test.each([
  ['rilevanza', true],
  ['prezzo', false],
])('R116 ordered by %s, paid tiers have a size of their own: %s', async (order, sized) => {
  const page = await listPage({ results: [listing(1, { visibility: 'supervetrina' })] }, `${LIST}?criterio=${order}`);
  expect(article(page).classList.contains('supervetrina')).toBe(sized);
  expect(article(page)).toHaveTextContent('Istaknuto');
});

test('R257 when the search fails, filters stand and the same address can be tried again', async () => {
  const route = listRoute(`${LIST}?prezzoMassimo=250000`);
  const page = await serverPage(bundle, route, {
    [listRequest(route)]: () => Promise.reject(new AppError('status', '500', { status: 500 })),
  });
  expect(page.status).toBe(503);
  expect(page.head.robots).toBe('noindex');
  expect(page.root.querySelector('h1')).toHaveTextContent('Oglasi trenutačno nisu dostupni');
  const retry = within(page.root).getByText('Pokušaj ponovno');
  expect(retry).toHaveAttribute('href', `${LIST}?prezzoMassimo=250000`);
  expect(retry).toHaveAttribute('data-native');
  expect(page.root.querySelector('input[name="prezzoMassimo"]')).toHaveAttribute('value', '250.000');
  expect(page.root.querySelector('input[name="mjesto"]')).toHaveAttribute('value', 'Split');
});

test('R42, R43 the head names the canonical address, all languages and the neighbouring pages', async () => {
  const page = await listPage(
    { currentPage: 2, seo: { ...answer().seo, canonical: `/de${LIST}?pag=2` } },
    `${LIST}?pag=2`,
    'de',
  );
  expect(page.head.canonical).toBe(`/de${LIST}?pag=2`);
  expect(page.head.alternates).toHaveLength(9);
  expect(page.head.alternates).toContainEqual({ hreflang: 'hr', href: `${LIST}?pag=2` });
  expect(page.head.prev).toBe(`/de${LIST}`);
  expect(page.head.next).toBe(`/de${LIST}?pag=3`);
  expect(page.head.breadcrumbs).toHaveLength(2);
});

test.each(LOCALES)('the page is complete in %s and has one heading', async (locale) => {
  const page = await listPage({}, LIST, locale);
  expect(page.root.querySelectorAll('h1')).toHaveLength(1);
  expect(articles(page)).toHaveLength(25);
  expect(page.root.querySelector('h3 a')).toHaveAttribute(
    'href',
    locale === 'hr' ? '/oglasi/1/stan-1/' : `/${locale}/oglasi/1/stan-1/`,
  );
});

test('R277 a list tells what the price guide says of its place and leads there; without a figure it says nothing', async () => {
  const price = { offer: 'sale', kind: 'flats', label: 'Split', perSquareMetre: 5140.4, count: 848 } as const;
  const told = within((await listPage({ price: { ...price, path: '/cijene-nekretnina/split/' } })).root);
  const section = told.getByRole('heading', { name: 'Cijene stanova: Split' }).parentElement;
  expect(section?.textContent.replaceAll('\u00a0', ' ')).toContain(
    '5.140 €/m² medijan tražene cijene · nekretnina u uzorku: 848',
  );
  expect(section?.querySelector('a')).toHaveAttribute('href', '/cijene-nekretnina/split/');
  expect(within((await listPage()).root).queryByText('medijan tražene cijene')).toBeNull();
});
