import { setStatus } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { projectOutbox } from './api';
import { idsOf, SALE, withPortal } from './testing/portal';

const portal = withPortal();
const search = portal.search;
const ads = (count: number) => Array.from({ length: count }, () => draft());

test('R261 25 per page; page 2 begins with the 26th', async () => {
  const ids = await portal.given(ads(60));
  const newestFirst = [...ids].reverse();
  const second = await search('pag=2');
  expect(second).toMatchObject({ count: 60, countLabel: '60', currentPage: 2, maxPages: 3 });
  expect(idsOf(second)).toEqual(newestFirst.slice(25, 50));
  expect(second.seo).toMatchObject({ canonical: `${SALE}?pag=2`, prev: SALE, next: `${SALE}?pag=3` });
  const last = await search('pag=3');
  expect(last.results).toHaveLength(10);
  expect(last.seo).not.toHaveProperty('next');
});

test('O-12 past the end: no results, the right total, no next page', async () => {
  await portal.given(ads(25));
  for (const page of [2, 9999, 20_001, 999_999_999]) {
    const answer = await search(`pag=${page}`);
    expect(answer).toMatchObject({ count: 25, currentPage: page, maxPages: 1, results: [] });
    expect(answer.seo).toMatchObject({ canonical: SALE, prev: SALE, robots: 'noindex,follow' });
    expect(answer.seo).not.toHaveProperty('next');
    expect(answer.notices).toEqual([{ code: 'page-past-end', parameter: 'pag', value: String(page) }]);
  }
});

test.each(['0', '-1', 'abc', '1.5', '2e3'])('O-12 pag=%s is page 1 with a notice', async (page) => {
  await portal.given(ads(30));
  const answer = await search(`pag=${page}`);
  expect(answer).toMatchObject({ currentPage: 1, notices: [{ code: 'invalid-value', parameter: 'pag', value: page }] });
  expect(answer.results).toHaveLength(25);
  expect(answer.seo.canonical).toBe(SALE);
});

test('O-12 an ad is withdrawn while somebody reads the last page', async () => {
  const ids = await portal.given(ads(51));
  expect((await search('pag=3')).results).toHaveLength(1);
  await setStatus(portal.database.db, ids.slice(0, 1), 14);
  await projectOutbox(portal.database.db);
  expect(await search('pag=3')).toMatchObject({ count: 50, maxPages: 2, results: [] });
  expect((await search('pag=2')).results).toHaveLength(25);
});

test('an empty list has page 1 and nothing else', async () => {
  await portal.given([]);
  const answer = await search('', `${SALE}split/`);
  expect(answer).toMatchObject({ count: 0, countLabel: '0', currentPage: 1, maxPages: 0, results: [], notices: [] });
  expect(answer.seo).not.toHaveProperty('next');
  expect(answer.seo).not.toHaveProperty('prev');
});

describe('R40, R47 texts for search engines', () => {
  test('say what is listed and where, in the asked language', async () => {
    await portal.given(ads(3));
    const answer = await search('locale=de', `${SALE}split/`);
    expect(answer.seo).toEqual({
      h1: 'Wohnungen und Häuser zum Kauf in Split',
      title: 'Wohnungen und Häuser zum Kauf in Split | Kvadrat',
      description:
        'Wohnungen und Häuser zum Kauf in Split. 3 Anzeigen: Preise, Fotos und alle Angaben zur Immobilie auf einen Blick.',
      canonical: '/de/prodaja-stambene-nekretnine/split/',
    });
    expect(answer.breadcrumbs).toEqual([
      { label: 'Startseite', path: '/de/' },
      { label: 'Wohnungen und Häuser zum Kauf', path: '/de/prodaja-stambene-nekretnine/' },
      {
        label: 'Splitsko-dalmatinska županija',
        path: '/de/prodaja-stambene-nekretnine/splitsko-dalmatinska-zupanija/',
      },
      { label: 'Split', path: null },
    ]);
    expect((await search('locale=xx')).seo.h1).toBe('Stanovi i kuće na prodaju u Hrvatskoj');
  });

  test('filtered and sorted lists stay out of the index', async () => {
    await portal.given(ads(3));
    expect((await search('prezzoMinimo=5')).seo).toMatchObject({
      robots: 'noindex,follow',
      canonical: `${SALE}?prezzoMinimo=5`,
    });
    expect((await search('criterio=data')).seo.robots).toBe('noindex,follow');
    expect((await search('utm_source=x')).seo).toMatchObject({ canonical: SALE });
    expect((await search('utm_source=x')).seo).not.toHaveProperty('robots');
  });
});
