import { draft } from '../../listings/testing/draft';
import { SALE, withPortal } from '../testing/portal';

const portal = withPortal();
const [SOLIN, SPLIT, BACVICE, KASTELA] = [382, 384, 688, 187];
const ads = (placeId: number, count: number, contract: 1 | 2 = 1) =>
  Array.from({ length: count }, () => draft({ placeId, contract }));

beforeAll(() =>
  portal.given([...ads(SPLIT, 3), ...ads(BACVICE, 4), ...ads(SOLIN, 5), ...ads(KASTELA, 2), ...ads(SPLIT, 6, 2)]),
);

test('R20 a list leads to the same offer inside its place and around it, where there is enough of it', async () => {
  const { below, nearby } = await portal.search('locale=de', `${SALE}split/`);
  expect(below).toEqual([{ label: 'Bačvice', path: `/de${SALE}split/bacvice/`, count: 4 }]);
  expect(nearby).toEqual([{ label: 'Solin', path: `/de${SALE}solin/`, count: 5 }]);
});

test('the country leads to counties, not to regions; a county to its towns, most ads first', async () => {
  const country = await portal.search('', SALE);
  expect([country.below, country.nearby]).toEqual([
    [{ label: 'Splitsko-dalmatinska županija', path: `${SALE}splitsko-dalmatinska-zupanija/`, count: 14 }],
    [],
  ]);
  const county = await portal.search('', `${SALE}splitsko-dalmatinska-zupanija/`);
  expect(county.below?.map(({ label, count }) => [label, count])).toEqual([
    ['Split', 7],
    ['Solin', 5],
  ]);
});

test('every link leads to a list that has as many ads as it says and may be indexed', async () => {
  const answers = await Promise.all(
    ['', 'split/', 'split/bacvice/', 'splitsko-dalmatinska-zupanija/'].map((place) => portal.search('', SALE + place)),
  );
  const links = answers.flatMap(({ below = [], nearby = [] }) => [...below, ...nearby]);
  expect(links.length).toBeGreaterThan(3);
  for (const { path, count } of links) {
    const list = await portal.search('', path);
    expect([list.count, list.seo.canonical, list.seo.robots]).toEqual([count, path, undefined]);
  }
});

test('lists with filters and pages past the end lead nowhere; an empty list does', async () => {
  for (const query of ['prezzoMinimo=5', 'pag=9']) {
    const answer = await portal.search(query, `${SALE}split/`);
    expect([answer.below, answer.nearby]).toEqual([undefined, undefined]);
  }
  expect((await portal.search('', `${SALE}podstrana/`)).nearby?.map(({ label }) => label)).toEqual(['Solin', 'Split']);
});
