import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { setStatus } from '../../domains/listings/api';
import { draft } from '../../domains/listings/testing/draft';
import { projectOutbox, rebuildReadModel } from '../../domains/search/api';
import { idsOf, withPortal } from '../../domains/search/testing/portal';

const portal = withPortal();

const titled = (title: string, locale = 'hr'): ReturnType<typeof draft> =>
  draft({ texts: { [locale]: { title, description: '-' } } });
const found = async (keyword: string): Promise<number[]> =>
  idsOf(await portal.search(`keyword=${encodeURIComponent(keyword)}`)).sort((a, b) => a - b);

test('R130 what is in quotes must stand word by word in this order', async () => {
  const [asTyped, inflected, turned, otherWord, apart] = await portal.given([
    titled('Pogled na more'),
    titled('Stan s pogledom na more'),
    titled('More na pogled'),
    titled('Pogled uz more'),
    titled('Pogled na veliko more'),
  ]);
  expect(await found('"pogled na more"')).toEqual([asTyped]);
  expect(await found('pogled na more')).toEqual([asTyped, inflected, turned, otherWord, apart]);
  expect(await found('"na more" stan')).toEqual([inflected]);
  expect(await found('"na pogled"')).toEqual([turned]);
});

test('R130 a phrase does not begin in the title and end in the description', async () => {
  await portal.given([draft({ texts: { hr: { title: 'Kuća s vrtom', description: 'Bazen i terasa.' } } })]);
  expect(await found('"vrtom bazen"')).toEqual([]);
  expect(await found('"bazen i terasa"')).toHaveLength(1);
});

test('R130 phrases follow what happens to ads, and a rebuild keeps them', async () => {
  const [id = 0, other = 0] = await portal.given([titled('Pogled na more'), titled('Pogled na more s terase')]);
  const { db } = portal.database;
  const words = async (): Promise<number> => (await db.selectFrom('fts_words').selectAll().execute()).length;
  await setStatus(db, [other], LISTING_STATUS.sold);
  await db.updateTable('listing_text').set({ title: 'Pogled na vrt' }).where('listing_id', '=', id).execute();
  await projectOutbox(db);
  expect([await found('"na more"'), await found('"pogled na vrt"'), await words()]).toEqual([[], [id], 1]);
  await rebuildReadModel(db);
  expect([await found('"na more"'), await found('"pogled na vrt"'), await words()]).toEqual([[], [id], 1]);
});

test('R130 phrases go together with areas and with folded twins', async () => {
  const [id = 0] = await portal.given([titled('Pogled na more'), titled('More na pogled')]);
  const area = 'vrt=43.4,16.3;43.4,16.6;43.6,16.6;43.6,16.3';
  expect(idsOf(await portal.search(`keyword=${encodeURIComponent('"pogled na more"')}&${area}`))).toEqual([id]);
  expect(idsOf(await portal.search(`keyword=${encodeURIComponent('"pogled na more"')}&foldDuplicates=1`))).toEqual([
    id,
  ]);
});

test('R130 ads are found in each of the languages they are written in', async () => {
  const [id] = await portal.given([
    draft({
      texts: {
        hr: { title: 'Kuća', description: 'Vrt s maslinama.' },
        de: { title: 'Ferienhaus', description: 'Garten mit Olivenbäumen.' },
        ru: { title: 'Дом', description: 'Квартира у моря.' },
        el: { title: 'Σπίτι', description: 'Διαμέρισμα δίπλα στη θάλασσα.' },
      },
    }),
  ]);
  for (const keyword of [
    'masline',
    'Häuser',
    'Garten',
    'Ferienhäuser',
    'квартиры',
    'море',
    'διαμερίσματα',
    'ΣΠΙΤΙΑ',
    'olivenbaum',
    'vrtovi дома',
  ]) {
    expect([keyword, await found(keyword)]).toEqual([keyword, [id]]);
  }
});

test('R130 the last word may be unfinished', async () => {
  const [id] = await portal.given([titled('Apartman s bazenom')]);
  expect(await found('apart')).toEqual([id]);
  expect(await found('"apart"')).toEqual([]);
});

test.each([
  'kuc\u0301a',
  '１２３',
  '😀🏠',
  '\uD800',
  "' & | ! <-> :* \\",
  'x'.repeat(10_000),
  'vrt '.repeat(2500),
  '"'.repeat(999),
  'i na u',
  '"i na u"',
  '***',
  '\u0000',
])('R137 a keyword such as %j has an answer', async (keyword) => {
  const encoded = keyword === '\uD800' ? '%ED%A0%80' : encodeURIComponent(keyword);
  const response = await portal.app.inject(
    `/api-next/search-list/listings/?path=/prodaja-stambene-nekretnine/&keyword=${encoded}`,
  );
  expect(response.statusCode).toBe(200);
});
