import { FLAGS_COOKIE } from '@kvadrat/contracts/flags';
import type { EnergyClassCode, Feature } from '@kvadrat/contracts/vocabulary';
import { saveAgency } from '../agencies/api';
import { placeDirectory } from '../geography/api';
import type { ListingDraft } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { idsOf, SALE, withPortal } from './testing/portal';

const portal = withPortal();
/** Found ids, by both tables: with a keyword the text index answers, else the filter columns. */
async function found(query: string, path?: string): Promise<(number | undefined)[]> {
  const plain = await portal.search(query, path);
  const byText = await portal.search(`${query}&keyword=stan`, path);
  const ids = idsOf(plain).sort((a, b) => a - b);
  expect(idsOf(byText).sort((a, b) => a - b)).toEqual(ids);
  expect([plain.count, plain.notices]).toEqual([ids.length, []]);
  return ids;
}

test('R125 bedrooms are bounded both ways; an ad that does not say has none', async () => {
  const [one, two, four] = await portal.given([
    draft({ bedrooms: 1 }),
    draft({ bedrooms: 2 }),
    draft({ bedrooms: 4 }),
    draft({ bedrooms: null }),
  ]);
  expect(await found('camereDaLettoMinimo=2')).toEqual([two, four]);
  expect(await found('camereDaLettoMinimo=1&camereDaLettoMassimo=2')).toEqual([one, two]);
});

test('R125 while the search by bedrooms is off its parameters narrow nothing', async () => {
  const ids = await portal.given([draft({ bedrooms: 1 }), draft({ bedrooms: 4 })]);
  const answer = await portal.search(
    'camereDaLettoMinimo=2&camereDaLettoMassimo=x',
    SALE,
    `${FLAGS_COOKIE}=bedroomSearch=off`,
  );
  expect([answer.count, answer.notices, answer.seo.canonical]).toEqual([ids.length, [], SALE]);
});

test('R126 bagni=2 finds two bathrooms or more', async () => {
  const [, two, three] = await portal.given([
    draft({ bathrooms: 1 }),
    draft({ bathrooms: 2 }),
    draft({ bathrooms: 3 }),
    draft({ bathrooms: null }),
  ]);
  expect(await found('bagni=2')).toEqual([two, three]);
});

describe('R127, R107 enumerations: any of a group, all of the groups', () => {
  test('stato and riscaldamenti', async () => {
    const [newFlat, goodFlat, coldFlat] = await portal.given([
      draft({ condition: 'new', heating: 'centralized' }),
      draft({ condition: 'good', heating: 'autonomous' }),
      draft({ condition: 'to-renovate', heating: null }),
      draft({ condition: null, heating: 'air-conditioning' }),
    ]);
    expect(await found('stato=new')).toEqual([newFlat]);
    expect(await found('stato=new,good')).toEqual([newFlat, goodFlat]);
    expect(await found('stato[]=to-renovate&stato[]=renovated')).toEqual([coldFlat]);
    expect(await found('riscaldamenti=autonomous,centralized')).toEqual([newFlat, goodFlat]);
    expect(await found('stato=new,good,to-renovate&riscaldamenti=autonomous')).toEqual([goodFlat]);
  });

  test('fasciaPiano', async () => {
    const at = (floor: number | null, floors: number | null, typology: 1 | 2 = 1) => draft({ floor, floors, typology });
    const [cellar, ground, middle, top, attic] = await portal.given([
      at(-1, 4),
      at(0, 4),
      at(2, 4),
      at(4, 4),
      at(null, 3, 2),
      at(3, null),
      at(null, 4),
    ]);
    expect(await found('fasciaPiano=ground')).toEqual([cellar, ground]);
    expect(await found('fasciaPiano=intermediate')).toEqual([middle]);
    expect(await found('fasciaPiano=top')).toEqual([top, attic]);
    expect(await found('fasciaPiano=ground,top')).toEqual([cellar, ground, top, attic]);
  });

  test('R113 classeEnergetica: 9 is none of the three', async () => {
    const classes: EnergyClassCode[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const ids = await portal.given(classes.map((energyClass) => draft({ energyClass })));
    expect(await found('classeEnergetica=high')).toEqual(ids.slice(0, 3));
    expect(await found('classeEnergetica=medium')).toEqual(ids.slice(3, 6));
    expect(await found('classeEnergetica=low')).toEqual(ids.slice(6, 8));
    expect(await found('classeEnergetica=high,medium,low')).toEqual(ids.slice(0, 8));
  });

  test('R108 giardino, boxAuto and vista', async () => {
    const having = (...features: Feature[]) => draft({ features });
    const [garden, shared, garage, both] = await portal.given([
      having('private-garden'),
      having('shared-garden', 'sea-view'),
      having('single-garage', 'lake-view'),
      having('private-garden', 'parking-space', 'sea-view'),
      having(),
    ]);
    expect(await found('giardino=private-garden')).toEqual([garden, both]);
    expect(await found('giardino=private-garden,shared-garden')).toEqual([garden, shared, both]);
    expect(await found('boxAuto=single-garage,parking-space')).toEqual([garage, both]);
    expect(await found('vista=sea-view,lake-view')).toEqual([shared, garage, both]);
    expect(await found('vista=sea-view&giardino=private-garden')).toEqual([both]);
  });

  test('tipoProprieta is the property type', async () => {
    const [, villa] = await portal.given([draft({ typology: 1 }), draft({ typology: 6 })]);
    expect(await found('tipoProprieta=6')).toEqual([villa]);
  });
});

describe('R128 flags', () => {
  test.each<[string, Feature]>([
    ['balconeOterrazzo', 'balcony-terrace'],
    ['ascensore', 'elevator'],
    ['arredato', 'furnished'],
    ['cantina', 'basement'],
    ['piscina', 'pool'],
    ['sistemaAllarmeVigilanza', 'alarm'],
    ['animali', 'pets'],
    ['fumatore', 'smokers'],
    ['virtualTour', 'virtual-tour'],
    ['aReddito', 'income-producing'],
    ['perStudenti', 'students'],
  ])('%s=1 finds what has it and nothing that does not say', async (name, feature) => {
    const [without, having] = await portal.given([draft({ features: [] }), draft({ features: [feature] })]);
    expect(await found(`${name}=1`)).toEqual([having]);
    expect(await found(`${name}=0`)).toEqual([without, having]);
  });

  test('several must all hold', async () => {
    const [, both] = await portal.given([draft({ features: ['pool'] }), draft({ features: ['pool', 'elevator'] })]);
    expect(await found('piscina=1&ascensore=1')).toEqual([both]);
  });
});

test('R129 noAste=1 excludes auctions', async () => {
  const [sale, auctionCategory, auction] = await portal.given([
    draft(),
    draft({ category: 14 }),
    draft({ contract: 14 }),
  ]);
  expect(await found('noAste=1')).toEqual([sale]);
  const offered = async (query: string, path: string) =>
    idsOf(await portal.search(query, path, 'kvadrat_flags=auctions=on'));
  expect(await offered('', '/prodaja-nekretnine-na-drazbi/')).toEqual([auctionCategory]);
  expect(await offered('noAste=1', '/prodaja-nekretnine-na-drazbi/')).toEqual([]);
  expect(await offered('', '/drazba-stambene-nekretnine/')).toEqual([auction]);
  expect(await offered('noAste=1', '/drazba-stambene-nekretnine/')).toEqual([]);
});

test('R2, T24 while auctions are off, links to them show an empty list and say why', async () => {
  await portal.given([draft(), draft({ category: 14 }), draft({ contract: 14 })]);
  for (const [path, parameter] of [
    ['/drazba-stambene-nekretnine/', 'idContratto'],
    ['/prodaja-nekretnine-na-drazbi/', 'idCategoria'],
  ] as const) {
    expect(await portal.search('', path)).toMatchObject({
      count: 0,
      results: [],
      notices: [{ code: 'invalid-value', reason: 'auctions-off', parameter, value: '14' }],
      seo: { robots: 'noindex,follow' },
    });
    // Nothing on the page leads to another list of the kind.
    expect((await portal.search('', `${path}split/`)).breadcrumbs).toEqual([
      { label: 'Početna', path: '/' },
      { label: expect.any(String), path: null },
    ]);
    const count = await portal.app.inject(`/api-next/search-list/count/?path=${path}&keyword=stan&foldDuplicates=1`);
    expect(count.json()).toEqual({ count: 0, countLabel: '0' });
  }
  expect((await portal.search('idContratto=14')).notices).toEqual([
    { code: 'invalid-value', reason: 'auctions-off', parameter: 'idContratto', value: '14' },
  ]);
  expect((await portal.search('')).notices).toEqual([]);
});

describe('R132 several places', () => {
  test('parts of a town together, headed by the town', async () => {
    const directory = await placeDirectory(portal.database.db);
    const id = (path: string): number => directory.byPath(path)?.id ?? 0;
    const parts = ['zagreb/tresnjevka-sjever', 'zagreb/maksimir', 'zagreb/crnomerec'].map(id);
    const [tresnjevka, maksimir] = await portal.given(parts.map((placeId) => draft({ placeId })));
    const query = `idMZona=${parts[0]},${parts[1]}`;
    expect(await found(query)).toEqual([tresnjevka, maksimir]);
    expect(await found(`${query}&prezzoMinimo=1`)).toEqual([tresnjevka, maksimir]);
    const answer = await portal.search(query);
    expect(answer.place?.path).toBe('zagreb');
    expect(decodeURIComponent(answer.seo.canonical)).toBe(
      `${SALE}zagreb/?idMZona=${[...parts.slice(0, 2)].sort((a, b) => a - b).join()}`,
    );
    expect(await found(answer.seo.canonical.split('?')[1] ?? '', `${SALE}zagreb/`)).toEqual([tresnjevka, maksimir]);
  });

  test('the country itself is no condition', async () => {
    const [id] = await portal.given([draft()]);
    const country = (await placeDirectory(portal.database.db)).places.find(({ level }) => level === 'country');
    expect(await found(`idNazione=${country?.id}`)).toEqual([id]);
    expect((await portal.search(`idNazione=${country?.id}`)).seo.canonical).toBe(SALE);
  });

  test('a path that the places do not lie in is noticed', async () => {
    await portal.given([draft()]);
    const directory = await placeDirectory(portal.database.db);
    const county = directory.byPath('splitsko-dalmatinska-zupanija')?.id ?? 0;
    const notices = async (query: string, path?: string) => (await portal.search(query, path)).notices;
    expect(
      await notices(
        `idComune=384&idProvincia=${county}&idAreaTuristica=${directory.byPath('dalmacija')?.id ?? 0}`,
        `${SALE}splitsko-dalmatinska-zupanija/`,
      ),
    ).toEqual([]);
    expect(await notices('idComune=384', `${SALE}zagreb/`)).toEqual([
      { code: 'not-applied', parameter: 'path', value: 'zagreb' },
    ]);
  });

  test.each(['fkMetro', 'fkMetroStation', 'idMacroarea'])(
    'R115 %s, of which Croatia has none, is noticed',
    async (name) => {
      await portal.given([draft()]);
      expect((await portal.search(`${name}=7`)).notices).toEqual([
        { code: 'unknown-place', parameter: name, value: '7' },
      ]);
    },
  );
});

describe('R133, R134, R120 areas', () => {
  const at = (lat: number, lng: number) => draft({ coordinates: { lat, lng } });
  const SPLIT_SQUARE = 'vrt=43.50,16.44;43.50,16.46;43.52,16.46;43.52,16.44';

  test('any of several drawn ones will do, the circle is one of them, and they stay in the address', async () => {
    const [square, triangle, circle] = await portal.given([
      at(43.51, 16.45),
      at(45.81, 15.97),
      at(45.33, 14.44),
      at(44.5, 15.5),
    ]);
    expect(await found(SPLIT_SQUARE)).toEqual([square]);
    const query = `${SPLIT_SQUARE}&vrt=45.80,15.96;45.80,15.98;45.83,15.97&centro=45.33,14.441&raggio=500`;
    expect(await found(query)).toEqual([square, triangle, circle]);
    const answer = await portal.search(query);
    expect(answer.notices).toEqual([]);
    expect(decodeURIComponent(answer.seo.canonical)).toBe(
      `${SALE}?${query.replaceAll('.50', '.5').replaceAll('45.80', '45.8')}`,
    );
  });

  test('what the map shows and the place must hold too', async () => {
    const [inside] = await portal.given([at(43.51, 16.45), at(43.515, 16.459)]);
    const query = `${SPLIT_SQUARE}&viewport=43.5,16.44,43.513,16.455`;
    expect(await found(query)).toEqual([inside]);
    expect(await found(query, `${SALE}split/`)).toEqual([inside]);
    expect(await found(query, `${SALE}zagreb/`)).toEqual([]);
    expect(await found(`${query}&prezzoMassimo=100000`)).toEqual([]);
    expect(await found(`${query}&keyword=svijetao`)).toEqual([inside]);
    expect(await found(`${query}&keyword=mra%C4%8Dan`)).toEqual([]);
  });

  test('R106 an ad without a position is in none of them', async () => {
    await portal.given([draft({ mapDisplay: 'no_map' })]);
    expect(await found('')).toHaveLength(1);
    expect(await found(SPLIT_SQUARE)).toEqual([]);
  });

  test('time of travel that nobody can tell is said and left out', async () => {
    const [id] = await portal.given([draft()]);
    const answer = await portal.search('travel=43.51,16.45,10,walk');
    expect(idsOf(answer)).toEqual([id]);
    expect(answer.notices).toEqual([
      { code: 'not-applied', reason: 'travel-unavailable', parameter: 'travel', value: '43.51,16.45,10,walk' },
    ]);
  });
});

describe('conditions of our own: what is not stated does not hold', () => {
  const facts = (...changes: readonly NonNullable<ListingDraft['facts']>[]) =>
    changes.map((change) => draft({ facts: change }));

  test('legal facts must all hold', async () => {
    const [both, title] = await portal.given([
      ...facts(
        { titleClear: true, usePermit: true },
        { titleClear: true },
        { titleClear: false, legalized: false },
        {},
      ),
    ]);
    expect(await found('legal=clear-title')).toEqual([both, title]);
    expect(await found('legal=clear-title,use-permit')).toEqual([both]);
    expect(await found('legal=legalized')).toEqual([]);
  });

  test('R114 available: free, not taken', async () => {
    const [free] = await portal.given(facts({ available: true }, { available: false }, {}));
    expect(await found('available=1')).toEqual([free]);
  });

  test('without commission: the agency says so, or there is none', async () => {
    const agencyId = await saveAgency(portal.database.db, { slug: 'posrednik', name: 'Posrednik' });
    const advertiser = { type: 'agenzia', agencyId } as const;
    const [free, , , owner] = await portal.given([
      draft({ advertiser, facts: { commission: false } }),
      draft({ advertiser, facts: { commission: true } }),
      draft({ advertiser }),
      draft(),
      draft({ facts: { commission: true } }),
    ]);
    expect(await found('noCommission=1')).toEqual([free, owner]);
  });

  test('metres to the sea and year of building, bounds included', async () => {
    const [near, , built] = await portal.given([
      draft({ facts: { seaDistance: 300 }, yearBuilt: null }),
      draft({ facts: { seaDistance: 301 }, yearBuilt: 1999 }),
      draft({ yearBuilt: 2000 }),
    ]);
    expect(await found('seaDistanceMax=300')).toEqual([near]);
    expect(await found('builtAfter=2000')).toEqual([built]);
    expect(await found('builtAfter=2001')).toEqual([]);
    expect(await found('builtAfter=999999999&seaDistanceMax=999999999')).toEqual([]);
  });

  test('O-09 a reduced price, unless it is hidden', async () => {
    const price = (value: number, previous: number | null, onRequest = false) =>
      draft({ price: { value, onRequest, previous } });
    const [reduced] = await portal.given([price(90, 100), price(100, 90), price(100, null), price(90, 100, true)]);
    expect(await found('priceReduced=1')).toEqual([reduced]);
  });

  test('ads folded together: the first one in the order, exact totals, other properties untouched', async () => {
    const same = (value: number, net: number, changes: Partial<ListingDraft> = {}) =>
      draft({
        price: { value, onRequest: false, previous: null },
        surface: { net, gross: 70, plot: null },
        ...changes,
      });
    const [dear, cheap, floor, unknown, alike] = await portal.given([
      same(200, 60),
      same(100, 60.5),
      same(150, 60, { floor: 4 }),
      ...[1, 2].map(() => same(300, 60, { floor: null, yearBuilt: null })),
    ]);
    const list = async (query: string): Promise<number[]> => idsOf(await portal.search(`foldDuplicates=1&${query}`));
    expect(await list('criterio=prezzo')).toEqual([cheap, floor, unknown, alike]);
    expect(await list('criterio=prezzo&ordine=desc')).toEqual([alike, unknown, dear, floor]);
    expect(await list('criterio=prezzo&prezzoMinimo=150&prezzoMassimo=250')).toEqual([floor, dear]);
    for (const query of [
      'foldDuplicates=1',
      'foldDuplicates=1&keyword=svijetao',
      'foldDuplicates=1&viewport=43,16,44,17',
    ]) {
      expect((await portal.search(query)).count).toBe(4);
      const counted = await portal.app.inject(`/api-next/search-list/count/?path=${SALE}&${query}`);
      expect(counted.json<{ count: number }>().count).toBe(4);
    }
    expect((await portal.search('')).count).toBe(5);
  });
});

test('R135 what the map shows narrows nothing and stays in the address', async () => {
  const [id] = await portal.given([draft()]);
  expect(await found('lat=45.8&lng=16&zoom=12')).toEqual([id]);
  expect((await portal.search('lat=45.8&lng=16&zoom=12')).seo.canonical).toBe(`${SALE}?lat=45.8&lng=16&zoom=12`);
});
