import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import { LOCALES } from '@kvadrat/contracts/locales';
import { draft } from '../listings/testing/draft';
import { withPortal } from '../search/testing/portal';
import { placeDirectory } from './api';
import { PLACE_KINDS, placeKindWord } from './place-kind';

const portal = withPortal();

async function suggest(query: string, locale = 'hr'): Promise<PlaceSuggestion[]> {
  const response = await portal.app.inject(
    `/api-next/geography/suggest/?query=${encodeURIComponent(query)}&locale=${locale}`,
  );
  expect(response.statusCode).toBe(200);
  return response.json<PlaceSuggestion[]>();
}
const labels = async (query: string): Promise<string[]> => (await suggest(query)).map(({ label }) => label);

test.each(['čak', 'cak', 'ČAK', 'Čak'])('O-04 %s offers Čakovec first', async (typed) => {
  expect((await labels(typed))[0]).toBe('Čakovec');
});

test.each(['sibenik', 'Šibenik', 'SIBENIK', 'S\u030Cibenik'])('O-04 %s offers Šibenik first', async (typed) => {
  expect((await labels(typed))[0]).toBe('Šibenik');
});

test.each(['Djakovo', 'Dakovo', 'đakovo', 'ĐAKOVO', 'djak'])('O-05 %s offers Đakovo first', async (typed) => {
  expect((await labels(typed))[0]).toBe('Đakovo');
});

test('O-06 both spellings are offered, the typed one first', async () => {
  const [marked, plain] = [await labels('Čista'), await labels('Cista')];
  for (const found of [marked, plain]) {
    expect(found).toEqual(expect.arrayContaining(['Čista Velika', 'Cista Provo']));
  }
  expect(marked[0]).toMatch(/^Čista/);
  expect(plain[0]).toMatch(/^Cista/);
});

test('R115 a suggestion says where it is, at what level, and how many ads it has', async () => {
  const directory = await placeDirectory(portal.database.db);
  const bacvice = directory.byPath('split/bacvice')?.id ?? 0;
  await portal.given([draft({ placeId: bacvice }), draft({ contract: 2 }), draft({ status: 14 })]);
  expect((await suggest('bačvi'))[0]).toEqual({
    id: bacvice,
    label: 'Bačvice',
    parent: 'Split, Splitsko-dalmatinska županija',
    path: 'split/bacvice',
    level: 'city_zone',
    kind: 'dio grada',
    position: { lat: expect.closeTo(43.503, 2), lng: expect.closeTo(16.448, 2) },
    count: 1,
  });
  const split = await suggest('split');
  expect(split[0]).toMatchObject({
    label: 'Split',
    level: 'city',
    path: 'split',
    count: 2,
    parent: 'Splitsko-dalmatinska županija',
  });
  // The settlement Split is the city; one line is enough for both.
  expect(split.filter(({ label }) => label === 'Split')).toHaveLength(1);
});

test.each([
  // without marks
  ['sibenik', 'sibenik'],
  ['cakovec', 'cakovec'],
  ['tresnjevka sjever', 'zagreb/tresnjevka-sjever'],
  ['znjan', 'split/znjan'],
  // mistyped
  ['splt', 'split'],
  ['dubrovink', 'dubrovnik'],
  ['osjek', 'osijek'],
  ['varzdin', 'varazdin'],
  ['zadr', 'zadar'],
  // unfinished
  ['zag', 'zagreb'],
  ['rij', 'rijeka'],
  ['vel gor', 'velika-gorica'],
  ['splitsko dalm', 'splitsko-dalmatinska-zupanija'],
  // by postcode
  ['21000', 'split'],
  ['10000 zagreb', 'zagreb'],
  // by another name
  ['pola', 'pula'],
  ['Rovigno', 'rovinj'],
  ['manuš', 'split/lucac-manus'],
  // with the town, in either order, or mistyped too
  ['split znjan', 'split/znjan'],
  ['žnjan split', 'split/znjan'],
  ['zagreb jarn', 'zagreb/tresnjevka-jug/jarun'],
  // islands and counties
  ['otok brac', 'otok-brac'],
  ['brac', 'otok-brac'],
  ['Mljet', 'mljet'],
  ['solta', 'solta'],
  ['krk', 'krk'],
  ['istarska', 'istarska-zupanija'],
])('R268 "%s" offers %s first', async (query, path) => {
  expect((await suggest(query))[0]?.path).toBe(path);
});

test.each([
  ['Spalato', 'split'],
  ['Agram', 'zagreb'],
  ['Istrien', 'istra'],
  ['Dalmatie', 'dalmacija'],
  ['isola di Brač', 'otok-brac'],
  ['Insel Hvar', 'otok-hvar'],
  ['Загреб', 'zagreb'],
  ['Осиек', 'osijek'],
  ['остров Крк', 'otok-krk'],
  ['Ζάγκρεμπ', 'zagreb'],
  ['Ντουμπρόβνικ', 'dubrovnik'],
])('R268 %s, as people abroad write it, offers %s first', async (query, path) => {
  expect((await suggest(query))[0]?.path).toBe(path);
});

test('R268 nothing is guessed where a name was typed right, and mistakes come after what begins as typed', async () => {
  expect((await suggest('Čakovec')).map(({ path }) => path)).toEqual(['cakovec']);
  const found = (await suggest('krizevc')).map(({ path }) => path);
  expect(found.slice(0, 2)).toEqual(['krizevci', 'sveti-ivan-zelina/krizevcec']);
});

test('R268 the same query has the same answer in the same order', async () => {
  const twice = await Promise.all([suggest('novi'), suggest('novi')]);
  expect(twice[0]).toHaveLength(8);
  expect(twice[1]).toEqual(twice[0]);
});

test('R115 the kind of place is named in the asked language', async () => {
  const kinds = async (locale: string): Promise<string[]> =>
    (await suggest('splitska', locale)).slice(0, 1).map(({ kind }) => kind);
  expect(await kinds('hr')).toEqual(['naselje']);
  expect(await kinds('de')).toEqual(['Ort']);
  expect(await kinds('el')).toEqual(['οικισμός']);
  expect(await kinds('xx')).toEqual(['naselje']);
});

test.each(LOCALES)('R115 every kind of place has a word of its own in %s', (locale) => {
  const words = PLACE_KINDS.map((kind) => placeKindWord(kind, locale));
  for (const word of words) expect(word).toMatch(/^\p{L}[\p{L} ()]+$/u);
  expect(new Set(words).size).toBe(PLACE_KINDS.length);
});

test('at most eight, none for an empty query or one that fits nothing', async () => {
  expect(await suggest('s')).toHaveLength(8);
  for (const query of ['', '   ', '-', 'xqzw', "'", '%', 'x'.repeat(5000), '\u0000'])
    expect(await suggest(query)).toEqual([]);
  const bare = await portal.app.inject('/api-next/geography/suggest/');
  expect(bare.json()).toEqual([]);
  const twice = await portal.app.inject('/api-next/geography/suggest/?query=split&query=zadar');
  expect(twice.json<PlaceSuggestion[]>()[0]).toMatchObject({ path: 'split' });
});

/** Beginnings that a town and its county share, with many ads in the whole county. */
test('O-63 the town comes before its county, however many ads that has', async () => {
  const directory = await placeDirectory(portal.database.db);
  const towns = [
    'solin',
    'trogir',
    'omis',
    'konavle',
    'metkovic',
    'sveti-ivan-zelina',
    'biograd-na-moru',
    'drnis',
    'koprivnica',
    'novska',
  ];
  await portal.given(
    towns.flatMap((path) => Array.from({ length: 8 }, () => draft({ placeId: directory.byPath(path)?.id ?? 0 }))),
  );
  const typed = {
    spl: 'Split',
    split: 'Split',
    du: 'Dubrovnik',
    dub: 'Dubrovnik',
    dubro: 'Dubrovnik',
    za: 'Zagreb',
    zagr: 'Zagreb',
    zad: 'Zadar',
    šib: 'Šibenik',
    sis: 'Sisak',
    karl: 'Karlovac',
    var: 'Varaždin',
    kopr: 'Koprivnica',
    bjel: 'Bjelovar',
    osje: 'Osječko-baranjska županija',
    vukov: 'Vukovar',
    krapin: 'Krapina',
    viro: 'Virovitica',
    poz: 'Požega',
  };
  for (const [query, label] of Object.entries(typed)) expect([query, (await labels(query))[0]]).toEqual([query, label]);
});

test.each([
  ['zadru', 'Zadar'],
  ['rijeci', 'Rijeka'],
  ['splitu', 'Split'],
  ['zagrebu', 'Zagreb'],
  ['u zagrebu', 'Zagreb'],
  ['puli', 'Pula'],
  ['osijeku', 'Osijek'],
  ['šibeniku', 'Šibenik'],
  ['sibeniku', 'Šibenik'],
  ['dubrovniku', 'Dubrovnik'],
  ['varaždinu', 'Varaždin'],
  ['karlovcu', 'Karlovac'],
  ['sisku', 'Sisak'],
  ['čakovcu', 'Čakovec'],
  ['vinkovcima', 'Vinkovci'],
  ['požegi', 'Požega'],
  ['makarskoj', 'Makarska'],
  ['u makarskoj', 'Makarska'],
  ['velikoj gorici', 'Velika Gorica'],
  ['slavonskom brodu', 'Slavonski Brod'],
  ['novom zagrebu', 'Novi Zagreb - istok'],
  ['u kaštelima', 'Kaštela'],
  ['opatiji', 'Opatija'],
  ['trogiru', 'Trogir'],
  ['omišu', 'Omiš'],
  ['na braču', 'Otok Brač'],
  ['na krku', 'Krk'],
  ['na hvaru', 'Hvar'],
  ['korčuli', 'Korčula'],
  ['visu', 'Vis'],
  ['rabu', 'Rab'],
  ['istri', 'Istra'],
  ['u istri', 'Istra'],
  ['dalmaciji', 'Dalmacija'],
  ['slavoniji', 'Slavonija'],
  ['zagorju', 'Hrvatsko zagorje'],
  ['bačvicama', 'Bačvice'],
  ['na trešnjevci', 'Trešnjevka - sjever'],
  ['jarunu', 'Jarun'],
  ['poreču', 'Poreč'],
  ['rovinju', 'Rovinj'],
  ['umagu', 'Umag'],
  ['u đakovu', 'Đakovo'],
  ['sinju', 'Sinj'],
  ['kninu', 'Knin'],
  ['biogradu', 'Biograd na Moru'],
  ['сплите', 'Split'],
  ['в задаре', 'Zadar'],
  ['в риеке', 'Rijeka'],
  ['στο ζάγκρεμπ', 'Zagreb'],
])('O-63 a declined name is found: %s is %s', async (typed, label) => {
  expect((await labels(typed)).slice(0, 2)).toContain(label);
});
