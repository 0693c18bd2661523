import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import { draft } from '../listings/testing/draft';
import { withPortal } from '../search/testing/portal';
import { placeDirectory } from '.';

const portal = withPortal();

async function suggest(query: string): Promise<PlaceSuggestion[]> {
  const response = await portal.app.inject(`/api-next/geography/suggest/?query=${encodeURIComponent(query)}&locale=hr`);
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
    count: 1,
  });
  const split = await suggest('split');
  expect(split[0]).toMatchObject({ label: 'Split', level: 'city', path: 'split', count: 2, parent: 'Splitsko-dalmatinska županija' });
  // The settlement Split is the city; one line is enough for both.
  expect(split.filter(({ label }) => label === 'Split')).toHaveLength(1);
});

test('a part of a town is found with the town beside it, a town by its postcode or Italian name', async () => {
  expect((await suggest('žnjan split'))[0]).toMatchObject({ path: 'split/znjan' });
  expect((await suggest('split znjan'))[0]).toMatchObject({ path: 'split/znjan' });
  expect((await suggest('21000'))[0]).toMatchObject({ path: 'split' });
  expect((await suggest('Rovigno'))[0]).toMatchObject({ path: 'rovinj', label: 'Rovinj' });
  expect((await suggest('splitsko dalm'))[0]).toMatchObject({ level: 'province' });
  expect((await suggest('otok krk'))[0]).toMatchObject({ level: 'touristic_area' });
});

test('at most eight, none for an empty query or one that fits nothing', async () => {
  expect(await suggest('s')).toHaveLength(8);
  for (const query of ['', '   ', '-', 'xqzw', "'", '%', 'x'.repeat(5000), '\u0000']) expect(await suggest(query)).toEqual([]);
  const bare = await portal.app.inject('/api-next/geography/suggest/');
  expect(bare.json()).toEqual([]);
  const twice = await portal.app.inject('/api-next/geography/suggest/?query=split&query=zadar');
  expect(twice.json<PlaceSuggestion[]>()[0]).toMatchObject({ path: 'split' });
});
