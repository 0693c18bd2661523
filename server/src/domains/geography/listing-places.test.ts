import { PLACE_LEVELS } from '@kvadrat/contracts/vocabulary';
import { draft } from '../listings/testing/draft';
import { idsOf, SALE, withPortal } from '../search/testing/portal';
import { districtNamed, placeDirectory } from './api';

const portal = withPortal();

test('R115 an ad of a district is in the lists of the district and of everything around it, with the way there', async () => {
  const directory = await placeDirectory(portal.database.db);
  const placeId = districtNamed(directory, 'zagreb', 'Utrina')?.id ?? 0;
  const [id] = await portal.given([draft({ placeId })]);
  for (const path of [
    'zagreb/novi-zagreb-istok/utrine',
    'zagreb/novi-zagreb-istok',
    'zagreb',
    'grad-zagreb-regija',
    'zagreb-i-okolica',
  ]) {
    expect([path, idsOf(await portal.search('', `${SALE}${path}/`))]).toEqual([path, [id]]);
  }
  expect(idsOf(await portal.search('', `${SALE}zagreb/tresnjevka-sjever/`))).toEqual([]);
  const { breadcrumbs } = await portal.search('', `${SALE}zagreb/novi-zagreb-istok/utrine/`);
  expect(breadcrumbs.map(({ label }) => label).slice(-3)).toEqual(['Zagreb', 'Novi Zagreb - istok', 'Utrine']);
  expect(breadcrumbs.map(({ path }) => path).slice(-3)).toEqual([
    `${SALE}zagreb/`,
    `${SALE}zagreb/novi-zagreb-istok/`,
    null,
  ]);
});

test('R115 a list opens for one place of each level that has places', async () => {
  const directory = await placeDirectory(portal.database.db);
  const levels = PLACE_LEVELS.filter((level) => directory.places.some((place) => place.level === level));
  expect(levels).toEqual(['country', 'region', 'province', 'city', 'city_zone', 'microzone', 'touristic_area']);
  for (const level of levels.filter((known) => known !== 'country')) {
    const path = directory.places.find((place) => place.level === level)?.path ?? '';
    expect((await portal.search('', `${SALE}${path}/`)).place).toMatchObject({ path, level });
  }
});
