import {
  HIDDEN_ADS_HEADER,
  writeHiddenAds,
  type SearchCount,
  type SearchFacets,
  type SearchListResponse,
  type SearchMap,
} from '@kvadrat/contracts/api';
import { placeDirectory } from '../geography/api';
import { withdrawListings } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { projectOutbox } from './api';
import { variousDrafts } from './facets/testing/various-drafts';
import { refreshRollUps } from './freshness/refresh-rollups';
import { SALE, withPortal } from './testing/portal';

const portal = withPortal();

async function ask<Answer>(call: string, list: string, hidden: readonly number[]): Promise<Answer> {
  const [path = '', query = ''] = list.split('?');
  const answer = await portal.app.inject({
    url: `/api-next/search-list/${call}/?path=${encodeURIComponent(path)}&locale=hr&${query}`,
    headers: { [HIDDEN_ADS_HEADER]: writeHiddenAds(hidden) },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

interface Said {
  count: number;
  label: number;
  ids: readonly number[];
  facets: Readonly<Record<string, number>>;
  places: SearchFacets['places'];
  map: { total: number; numbers: readonly number[]; prices: readonly (number | null)[] };
}

/** All that is said of a list. */
async function said(list: string, hidden: readonly number[]): Promise<Said> {
  const [found, { count }, facets, map] = [
    await ask<SearchListResponse>('listings', list, hidden),
    await ask<SearchCount>('count', list, hidden),
    await ask<SearchFacets>('facets', list, hidden),
    await ask<SearchMap>('clusters', list, hidden),
  ];
  expect(facets.count).toBe(count);
  return {
    count: found.count,
    label: count,
    ids: found.results.map(({ id }) => id),
    facets: Object.fromEntries(
      facets.facets.flatMap(({ name, options }) =>
        options.filter((option) => option.count > 0).map((option) => [`${name}:${option.value}`, option.count]),
      ),
    ),
    places: [...facets.places].sort((one, other) => one.id - other.id),
    map: {
      total: map.total,
      numbers: map.markers?.id ?? map.clusters?.count ?? [],
      prices: map.markers?.price ?? map.clusters?.price ?? [],
    },
  };
}

const LISTS = [
  SALE,
  `${SALE}?pag=2`,
  `${SALE}split/`,
  `${SALE}?prezzoMassimo=400000&criterio=prezzo&ordine=asc`,
  `${SALE}?stato=new,good&criterio=data&ordine=desc`,
  `${SALE}?foldDuplicates=1`,
  `${SALE}?viewport=42,13,47,20&zoom=6`,
  `${SALE}?zoom=16`,
  '/najam-stambene-nekretnine/',
];

test('R272 what is put away is in no list, count, facet and map: they say what they would say without those ads', async () => {
  const { db } = portal.database;
  const drafts = variousDrafts(160, await placeDirectory(db));
  const ids = await portal.given(drafts);
  await refreshRollUps(db);
  const hidden = ids.filter((_, index) => index % 7 === 3);
  const shown: Said[] = [];
  for (const list of LISTS) shown.push(await said(list, hidden));
  const whole = await said(SALE, []);

  // The same ads, withdrawn.
  await db.transaction().execute((tx) => withdrawListings(tx, hidden));
  await projectOutbox(db);
  await refreshRollUps(db);
  for (const [index, list] of LISTS.entries()) expect([list, shown[index]]).toEqual([list, await said(list, [])]);
  expect(whole.count).toBeGreaterThan(shown[0]?.count ?? Infinity);
});

test('R272 a list says how many it left out, to who has put ads away alone', async () => {
  const [one = 0, two = 0] = await portal.given([draft(), draft(), draft()]);
  expect(await ask<SearchListResponse>('listings', SALE, [one, two, 999_999])).toMatchObject({ count: 1, leftOut: 2 });
  expect(await ask<SearchListResponse>('listings', `${SALE}?prezzoMassimo=1`, [one])).toMatchObject({
    count: 0,
    leftOut: 0,
  });
  expect(await ask<SearchListResponse>('listings', SALE, [])).not.toHaveProperty('leftOut');
});

test.each(['', '-1', '1,2', `1.${'z'.repeat(9000)}`, "1' or 1=1"])(
  'R272 a header like %j puts nothing away',
  async (text) => {
    await portal.given([draft()]);
    const answer = await portal.app.inject({
      url: `/api-next/search-list/count/?path=${SALE}&locale=hr`,
      headers: { [HIDDEN_ADS_HEADER]: text },
    });
    expect(answer.json<SearchCount>().count).toBe(1);
  },
);
