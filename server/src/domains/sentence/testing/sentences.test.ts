import { readPlaces } from '../../geography/api';
import { SENTENCES } from './sentences';

const cases = Object.entries(SENTENCES).flatMap(([locale, list]) => list.map((sentence) => ({ locale, ...sentence })));

test('R241 there are forty different sentences in each of the nine languages', () => {
  expect(Object.keys(SENTENCES)).toHaveLength(9);
  for (const list of Object.values(SENTENCES)) expect(new Set(list.map(({ say }) => say)).size).toBe(40);
});

test('R241 what is said not to be understood stands in its sentence', () => {
  expect(cases.filter(({ say, rest = [] }) => !rest.every((words) => say.includes(words)))).toEqual([]);
});

test('R115 the places expected in sentences are in the directory', async () => {
  const { places } = await readPlaces();
  const paths = new Set(places.map(({ path }) => path));
  const named = cases.flatMap(({ chips }) => [
    ...(chips.places ?? []),
    ...(chips.travel ?? []).map(({ from }) => from),
    ...(chips.circle === undefined ? [] : [chips.circle.from]),
  ]);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});
