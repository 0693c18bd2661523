import { placeDirectory } from '../geography/api';
import { draft } from '../listings/testing/draft';
import { idsOf, SALE, withPortal } from './testing/portal';

const portal = withPortal();

/** Found ids, by both tables: with a keyword the text index answers, else the filter columns. */
async function found(query: string): Promise<number[]> {
  const ids = idsOf(await portal.search(query)).sort((one, other) => one - other);
  expect(idsOf(await portal.search(`${query}&keyword=stan`)).sort((one, other) => one - other)).toEqual(ids);
  return ids;
}

test('R132 several places of any level are searched together; one that another lies in only says where that is', async () => {
  const directory = await placeDirectory(portal.database.db);
  const id = (path: string): number => directory.byPath(path)?.id ?? 0;
  const paths = ['split/bacvice', 'split', 'zagreb/maksimir', 'makarska', 'porec'];
  const ads = await portal.given(paths.map((path) => draft({ placeId: id(path) })));
  const adsIn = (...wanted: string[]): (number | undefined)[] =>
    ads.filter((_ad, index) => wanted.includes(paths[index] ?? ''));
  const both = `idComune=${id('split')},${id('porec')}`;
  expect(await found(both)).toEqual(adsIn('split/bacvice', 'split', 'porec'));
  expect(await found(`${both}&prezzoMinimo=1`)).toEqual(adsIn('split/bacvice', 'split', 'porec'));
  expect(await found(`idComune=${id('porec')}&idMZona=${id('split/bacvice')},${id('zagreb/maksimir')}`)).toEqual(
    adsIn('split/bacvice', 'zagreb/maksimir', 'porec'),
  );
  expect(await found(`idComune=${id('split')}&idMZona=${id('split/bacvice')}`)).toEqual(adsIn('split/bacvice'));
  expect(await found(`idProvincia=${id('splitsko-dalmatinska-zupanija')}&idComune=${id('makarska')}`)).toEqual(
    adsIn('makarska'),
  );
  expect(await found(`idAreaTuristica=${id('makarska-rivijera')}&idComune=${id('porec')}`)).toEqual(
    adsIn('makarska', 'porec'),
  );
  const overlapping = await portal.search(
    `idAreaTuristica=${id('makarska-rivijera')},${id('dalmacija')}&idProvincia=${id('splitsko-dalmatinska-zupanija')}`,
  );
  expect([overlapping.count, overlapping.results.length]).toEqual([3, 3]);
});

test('R40 the page of several places names them, says what each lies in, and is not for search engines', async () => {
  const directory = await placeDirectory(portal.database.db);
  const id = (path: string): number => directory.byPath(path)?.id ?? 0;
  const ids = ['split', 'makarska', 'trogir', 'omis', 'solin'].map(id);
  await portal.given(Array.from({ length: 3 }, () => draft({ placeId: id('split') })));
  const two = await portal.search(`idComune=${id('split')},${id('makarska')}`);
  expect(two.seo).toMatchObject({ h1: 'Stanovi i kuće na prodaju u Makarskoj i Splitu', robots: 'noindex,follow' });
  expect(two.seo.canonical).toContain(`${SALE}splitsko-dalmatinska-zupanija/?idComune=`);
  expect(two.breadcrumbs.slice(-2)).toEqual([
    { label: 'Splitsko-dalmatinska županija', path: `${SALE}splitsko-dalmatinska-zupanija/` },
    { label: 'Makarska i Split', path: null },
  ]);
  expect(two.places?.map(({ label, level }) => [label, level])).toEqual([
    ['Makarska', 'city'],
    ['Split', 'city'],
  ]);
  expect(two.places?.[1]?.within).toEqual(
    expect.arrayContaining([id('splitsko-dalmatinska-zupanija'), id('dalmacija')]),
  );
  expect((await portal.search(`idComune=${ids.join()}`)).seo.h1).toMatch(/ – \S+, \S+, \S+, \+2$/);
  expect((await portal.search(`idMZona=${id('zagreb/maksimir')},${id('zagreb/crnomerec')}`)).seo.h1).toMatch(
    / – (Maksimir i Črnomerec|Črnomerec i Maksimir), Zagreb$/,
  );
});
