import { FEATURES, FLAG_FEATURES, GARDENS, PARKINGS, TYPOLOGY_CODES, VIEWS } from '@kvadrat/contracts/vocabulary';
import { bitCounts, valueCounts } from '../reference/facets-of';
import { type ReferenceFilter, selectRows } from '../reference/select-rows';
import type { Answer } from './product';
import { type Facts, type Query, SALE, SALE_PATH } from './query';
import type { Reference } from './read-reference';

/** Facets by the bits of the column `traits`, in their order there. */
const TRAITS: readonly (readonly [facet: string, words: readonly string[]])[] = [
  ['conditions', ['new', 'good', 'renovated', 'to-renovate']],
  ['heatings', ['autonomous', 'centralized', 'air-conditioning']],
  ['floorPositions', ['ground', 'intermediate', 'top']],
  ['energyLevels', ['high', 'medium', 'low']],
];
const FEATURE_FACETS: readonly (readonly [facet: string, words: readonly string[]])[] = [
  ['gardens', GARDENS],
  ['parkings', PARKINGS],
  ['views', VIEWS],
];
/** Options of rooms and bedrooms; the last one takes in all above. */
const MOST_ROOMS = 5;

/** Facets of towns as they were counted beforehand, and with a filter, of a city and of the country. */
export function facetQueries({ reference, place, towns }: Facts): Query[] {
  const from = (run: number): ReferenceFilter => ({ ...SALE, ranges: { price: { min: 40_000 + run } } });
  const town = (run: number): string => towns[run % towns.length] ?? 'zagreb';
  return [
    {
      name: 'Q8r',
      title: 'facets of a town, no filter',
      target: 3,
      ratio: 1,
      ask: (run) => ({
        question: { view: 'facets', address: `${SALE_PATH}${town(run)}/` },
        answer: () => facets(reference, { ...SALE, equal: { city: place(town(run)) } }),
      }),
    },
    {
      name: 'Q8',
      title: 'facets of a city, price',
      target: 70,
      ask: (run) => ({
        question: { view: 'facets', address: `${SALE_PATH}zagreb/?prezzoMinimo=${String(40_000 + run)}` },
        answer: () => facets(reference, { ...from(run), equal: { city: place('zagreb') } }),
      }),
    },
    {
      name: 'Q8b',
      title: 'facets of the country, price',
      target: 250,
      ask: (run) => ({
        question: { view: 'facets', address: `${SALE_PATH}?prezzoMinimo=${String(40_000 + run)}` },
        answer: () => facets(reference, from(run)),
      }),
    },
  ];
}

function facets({ columns, postings }: Reference, filter: ReferenceFilter): Answer {
  const rows = selectRows(columns, postings, filter);
  const counts: Record<string, number> = {};
  const typologies = valueCounts(columns, rows, 'typology');
  for (const code of TYPOLOGY_CODES) counts[`typologies:${String(code)}`] = typologies.get(code) ?? 0;
  for (const name of ['rooms', 'bedrooms'] as const) {
    for (const [value, count] of valueCounts(columns, rows, name)) {
      if (value < 1) continue;
      const option = value < MOST_ROOMS ? String(value) : `${String(MOST_ROOMS)}+`;
      counts[`${name}:${option}`] = (counts[`${name}:${option}`] ?? 0) + count;
    }
  }
  const traits = bitCounts(columns, rows, 'traits');
  TRAITS.flatMap(([facet, words]) => words.map((word) => `${facet}:${word}`)).forEach((option, bit) => {
    counts[option] = traits.get(bit) ?? 0;
  });
  const features = bitCounts(columns, rows, 'amen');
  const having = (word: string): number => features.get(FEATURES.findIndex((feature) => feature === word)) ?? 0;
  for (const [facet, words] of FEATURE_FACETS) for (const word of words) counts[`${facet}:${word}`] = having(word);
  for (const [flag, feature] of Object.entries(FLAG_FEATURES)) counts[`${flag}:1`] = having(feature);
  return { total: rows.length, counts };
}
