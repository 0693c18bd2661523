import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { placeDirectory } from '../geography/api';
import { draft } from '../listings/testing/draft';
import { idsOf, SALE, withPortal } from './testing/portal';

const portal = withPortal();
const search = portal.search;
const price = (value: number | null, onRequest = false) => ({ price: { value, onRequest, previous: null } });
const surface = (net: number | null, gross: number | null, plot: number | null = null) => ({
  surface: { net, gross, plot },
});
const sorted = (ids: readonly (number | undefined)[]) => [...ids].sort((a, b) => (a ?? 0) - (b ?? 0));

/** Ids of the place directory. */
const SPLIT = 384;
const ZAGREB = 146;

test('R98, R99 an ad is found under its own contract and category and no other', async () => {
  const [sale, rent, land] = await portal.given([
    draft(),
    draft({ contract: 2 }),
    draft({ category: 24, typology: 16 }),
  ]);
  expect(idsOf(await search(''))).toEqual([sale]);
  expect(idsOf(await search('', '/najam-stambene-nekretnine/'))).toEqual([rent]);
  expect(idsOf(await search('', '/prodaja-zemljista/'))).toEqual([land]);
  expect(idsOf(await search('idContratto=2'))).toEqual([rent]);
  expect(idsOf(await search('idCategoria=24'))).toEqual([land]);
  expect((await search('idContratto=7')).notices).toEqual([
    { code: 'invalid-value', parameter: 'idContratto', value: '7' },
  ]);
});

test('R103 lists show active ads only', async () => {
  const [active] = await portal.given([
    draft(),
    draft({ status: LISTING_STATUS.sold }),
    draft({ status: LISTING_STATUS.secret }),
  ]);
  const answer = await search('');
  expect(idsOf(answer)).toEqual([active]);
  expect(answer.count).toBe(1);
});

test('R123 price bounds are inclusive', async () => {
  const ids = await portal.given([
    draft(price(199_999)),
    draft(price(200_000)),
    draft(price(250_000)),
    draft(price(250_001)),
  ]);
  const answer = await search('prezzoMinimo=200000&prezzoMassimo=250000');
  expect(sorted(idsOf(answer))).toEqual([ids[1], ids[2]]);
  expect(answer.count).toBe(2);
});

test('R124 the surface is the net one, else the gross one; land goes by its plot', async () => {
  const [net, gross, , small] = await portal.given([
    draft(surface(80, 100)),
    draft(surface(null, 85)),
    draft(surface(null, null, 500)),
    draft(surface(79.6, 90)),
  ]);
  expect(sorted(idsOf(await search('superficieMinima=80&superficieMassima=85')))).toEqual([net, gross]);
  expect(idsOf(await search('superficieMassima=79'))).toEqual([]);
  expect(idsOf(await search('superficieMinima=79&superficieMassima=79'))).not.toContain(small);
  const [land] = await portal.given([draft({ category: 24, typology: 16, ...surface(null, null, 500) })]);
  expect(idsOf(await search('superficieMinima=500', '/prodaja-zemljista/'))).toEqual([land]);
});

test('R125 rooms', async () => {
  const ids = await portal.given([
    draft({ rooms: 1 }),
    draft({ rooms: 3 }),
    draft({ rooms: 5 }),
    draft({ rooms: null }),
  ]);
  expect(sorted(idsOf(await search('localiMinimo=3')))).toEqual([ids[1], ids[2]]);
  expect(idsOf(await search('localiMassimo=2'))).toEqual([ids[0]]);
});

test('R101 several property types are alternatives', async () => {
  const [flat, villa, house] = await portal.given([
    draft({ typology: 1 }),
    draft({ typology: 6 }),
    draft({ typology: 3 }),
  ]);
  expect(sorted(idsOf(await search('idTipologia=1,6')))).toEqual([flat, villa]);
  expect(sorted(idsOf(await search('idTipologia=3&idTipologia=6')))).toEqual([villa, house]);
});

describe('R130 keyword', () => {
  const text = (title: string, description = '') => ({ texts: { hr: { title, description } } });

  test('all words must occur; the last one may be unfinished; accents and endings do not matter (O-06)', async () => {
    const [both, sea] = await portal.given([
      draft(text('Kuća s bazenom', 'Pogled na more.')),
      draft(text('Stan uz more', 'Kuca u susjedstvu.')),
      draft(text('Vila')),
    ]);
    expect(sorted(idsOf(await search(`keyword=${encodeURIComponent('kuća')}`)))).toEqual([both, sea]);
    expect(sorted(idsOf(await search('keyword=kuca')))).toEqual([both, sea]);
    expect(idsOf(await search('keyword=bazenima+mora'))).toEqual([both]);
    expect(idsOf(await search('keyword=more+baz'))).toEqual([both]);
    expect(idsOf(await search('keyword=bazen+jezero'))).toEqual([]);
  });

  test('works together with place, price and order', async () => {
    const [cheap, dear] = await portal.given([
      draft({ ...text('Stan s terasom'), ...price(100) }),
      draft({ ...text('Terasa na krovu'), ...price(300) }),
      draft({ ...text('Terasa'), ...price(200), placeId: ZAGREB }),
    ]);
    const answer = await search('keyword=terase&criterio=prezzo&ordine=desc', `${SALE}split/`);
    expect(idsOf(answer)).toEqual([dear, cheap]);
    expect(idsOf(await search('keyword=terase&prezzoMassimo=100', `${SALE}split/`))).toEqual([cheap]);
  });

  test('finds an ad by its place and its reference', async () => {
    const [id] = await portal.given([draft({ ...text('Stan'), reference: 'KV-77120', placeId: SPLIT })]);
    expect(idsOf(await search('keyword=splitu'))).toEqual([id]);
    expect(idsOf(await search('keyword=KV-77120'))).toEqual([id]);
  });

  test('of filler words only is no filter', async () => {
    const [id] = await portal.given([draft(text('Stan'))]);
    expect(idsOf(await search('keyword=u+i'))).toEqual([id]);
  });
});

describe('R132 places', () => {
  test('each level narrows, by path and by parameter', async () => {
    const directory = await placeDirectory(portal.database.db);
    const place = (path: string): number => directory.byPath(path)?.id ?? 0;
    const [bacvice, split, makarska, zagreb, tresnjevka] = await portal.given([
      draft({ placeId: place('split/bacvice') }),
      draft({ placeId: SPLIT }),
      draft({ placeId: place('makarska') }),
      draft({ placeId: ZAGREB }),
      draft({ placeId: place('zagreb/tresnjevka-sjever/stara-tresnjevka') }),
    ]);
    const expectations: [string, string, (number | undefined)[]][] = [
      ['jadranska-hrvatska', 'idRegione', [bacvice, split, makarska]],
      ['jadranska-hrvatska', 'fkRegione', [bacvice, split, makarska]],
      ['splitsko-dalmatinska-zupanija', 'idProvincia', [bacvice, split, makarska]],
      ['split', 'idComune', [bacvice, split]],
      ['split/bacvice', 'idMZona', [bacvice]],
      ['zagreb/tresnjevka-sjever', 'idMZona', [tresnjevka]],
      ['zagreb/tresnjevka-sjever/stara-tresnjevka', 'idQuartiere', [tresnjevka]],
      ['dalmacija', 'idAreaTuristica', [bacvice, split, makarska]],
      ['makarska-rivijera', 'idAreaTuristica', [makarska]],
    ];
    for (const [path, parameter, expected] of expectations) {
      const byPath = await search('', `${SALE}${path}/`);
      expect([path, sorted(idsOf(byPath))]).toEqual([path, expected]);
      expect([path, byPath.count]).toEqual([path, expected.length]);
      const byParameter = await search(`${parameter}=${place(path)}`);
      expect([parameter, sorted(idsOf(byParameter))]).toEqual([parameter, expected]);
      expect(byParameter.place?.path).toBe(path);
      // With a filter the matches are collected instead of walked along the order.
      expect(sorted(idsOf(await search('prezzoMinimo=1', `${SALE}${path}/`)))).toEqual(expected);
    }
    expect(sorted(idsOf(await search('')))).toEqual([bacvice, split, makarska, zagreb, tresnjevka]);
    expect((await search('', `${SALE}hrvatska/`)).seo.canonical).toBe(SALE);
  });

  test('R137 an unknown place is noticed and left out', async () => {
    const [id] = await portal.given([draft()]);
    const answer = await search('', `${SALE}atlantida/`);
    expect(idsOf(answer)).toEqual([id]);
    expect(answer.notices).toEqual([{ code: 'unknown-place', parameter: 'path', value: 'atlantida' }]);
    expect(answer.seo).toMatchObject({ canonical: SALE, robots: 'noindex,follow' });
    expect((await search('idComune=99999')).notices).toEqual([
      { code: 'unknown-place', parameter: 'idComune', value: '99999' },
    ]);
  });
});

test('O-08 an inverted range is read the right way round; nonsense is noticed and left out', async () => {
  const [id] = await portal.given([draft(price(250_000)), draft(price(400_000))]);
  const inverted = await search('prezzoMinimo=300000&prezzoMassimo=200000');
  expect(idsOf(inverted)).toEqual([id]);
  expect(inverted.notices).toEqual([{ code: 'inverted-range', parameter: 'prezzoMinimo', value: '300000–200000' }]);
  const nonsense = await search('superficieMinima=-5&localiMinimo=abc&prezzoMinimo=1e9');
  expect(nonsense.count).toBe(2);
  expect(nonsense.notices.map(({ code, parameter }) => `${code} ${parameter}`)).toEqual([
    'invalid-value prezzoMinimo',
    'invalid-value superficieMinima',
    'invalid-value localiMinimo',
  ]);
});
