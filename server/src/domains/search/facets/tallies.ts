import { DEFAULT_CRITERIA, RANGE_PARAMETERS, type SearchCriteria, type SearchFlag } from '@kvadrat/contracts/search';
import {
  ADVERTISER_TYPES,
  CONDITIONS,
  ENERGY_LEVEL_KEYS,
  type Feature,
  FLAG_FEATURES,
  FLOOR_POSITIONS,
  GARDENS,
  HEATINGS,
  LEGAL_FACTS,
  PARKINGS,
  TYPOLOGY_CODES,
  VIEWS,
} from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import { filterConditions } from '../planner/conditions';
import { featureMask, type Trait, traitMask } from '../read-model/traits';
import { type Ladder, PRICE_LADDER, priceSteps, SURFACE_LADDER, surfaceSteps } from './steps';
import type { Facet, FacetOption, Tally } from './tally';

type FeatureFlag = keyof typeof FLAG_FEATURES;

/** Flags that ask for a feature. */
const FEATURE_FLAGS = Object.keys(FLAG_FEATURES).filter((flag): flag is FeatureFlag =>
  Object.hasOwn(FLAG_FEATURES, flag),
);
const HALF = 6;

/** Rooms are told apart up to so many. */
const MOST_ROOMS = 5;
const MOST_BATHROOMS = 4;

/** Flags that are conditions of their own, beside features an ad has. */
const OWN_FLAGS = [
  'noCommission',
  'priceReduced',
  'available',
  'withPhotos',
  'withPlan',
] as const satisfies readonly SearchFlag[];

/**
 * Everything that is counted beside contract, category and place.
 * @param criteria decide which steps of price and surface are offered, and which legal facts are asked for already
 */
export function talliesOf({
  contract,
  category,
  legal,
}: Pick<SearchCriteria, 'contract' | 'category' | 'legal'>): readonly Tally[] {
  same ??= sameForAll();
  const steps = [
    stepTally(12, 'price', PRICE_LADDER, priceSteps(contract)),
    stepTally(13, 'surface', SURFACE_LADDER, surfaceSteps(category)),
  ];
  return [...same.first, ...steps, ...same.last, legalTally(17, legal)];
}

/** Made once: building them takes as long as reading what was counted beforehand. */
let same: ReturnType<typeof sameForAll> | undefined;

function sameForAll(): { first: readonly Tally[]; last: readonly Tally[] } {
  const first: Tally[] = [
    {
      code: 1,
      value: sql`typology`,
      sources: ['typology'],
      key: 'typologies',
      facets: [
        facet(
          'typologies',
          ['idTipologia'],
          TYPOLOGY_CODES.map((code) => choice('idTipologia', code, (value) => value === code)),
        ),
      ],
    },
    countTally(2, 'rooms'),
    countTally(3, 'bedrooms'),
    {
      code: 4,
      value: upTo('bathrooms', MOST_BATHROOMS),
      sources: ['bathrooms'],
      key: 'bathrooms',
      facets: [
        facet(
          'bathrooms',
          ['bagni'],
          numbers(MOST_BATHROOMS).map((n) => choice('bagni', n, (value) => value >= n)),
        ),
      ],
    },
    traitTally(5, 'conditions', 'stato', CONDITIONS),
    traitTally(6, 'floorPositions', 'fasciaPiano', FLOOR_POSITIONS),
    traitTally(7, 'heatings', 'riscaldamenti', HEATINGS),
    traitTally(8, 'energyLevels', 'classeEnergetica', ENERGY_LEVEL_KEYS),
    featureTally(9, 'gardens', 'giardino', GARDENS),
    featureTally(10, 'parkings', 'boxAuto', PARKINGS),
    featureTally(11, 'views', 'vista', VIEWS),
  ];
  return {
    first,
    last: [
      advertiserTally(),
      flagTally(14, FEATURE_FLAGS.slice(0, HALF)),
      flagTally(16, FEATURE_FLAGS.slice(HALF)),
      ownFlagTally(),
    ],
  };
}

function facet(name: string, parameters: readonly string[], options: readonly FacetOption[]): Facet {
  return { name, parameters, options };
}

function choice(parameter: string, value: string | number, holds: FacetOption['holds']): FacetOption {
  return { value: String(value), query: `${parameter}=${value}`, holds };
}

function numbers(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

function upTo(source: 'rooms' | 'bedrooms' | 'bathrooms', most: number): RawBuilder<number | null> {
  return sql`CASE WHEN ${sql.ref(source)} > ${most}::int THEN ${most}::int ELSE ${sql.ref(source)} END`;
}

/** So many, the last option so many or more. */
function countTally(code: number, key: 'rooms' | 'bedrooms'): Tally {
  const { min, max } = RANGE_PARAMETERS[key];
  const options = numbers(MOST_ROOMS).map((n): FacetOption => {
    const last = n === MOST_ROOMS;
    return {
      value: last ? `${n}+` : String(n),
      query: last ? `${min}=${n}` : `${min}=${n}&${max}=${n}`,
      holds: (value) => value === n,
    };
  });
  return { code, value: upTo(key, MOST_ROOMS), sources: [key], key, facets: [facet(key, [min, max], options)] };
}

function stepTally(code: number, key: 'price' | 'surface', ladder: Ladder, steps: readonly number[]): Tally {
  const { min, max } = RANGE_PARAMETERS[key];
  const rungs = steps.map((step) => ({ step, rung: ladder.on(step) }));
  const from = rungs.map(({ step, rung }) => choice(min, step, (value) => value >= rung));
  const to = rungs.map(({ step, rung }) => choice(max, step, (value) => value <= rung));
  return {
    code,
    value: sql`${sql.ref(key)}`,
    sources: [key],
    key,
    facets: [facet(`${key}Min`, [min, max], from), facet(`${key}Max`, [min, max], to)],
  };
}

type MaskKey = 'conditions' | 'floorPositions' | 'heatings' | 'energyLevels' | 'gardens' | 'parkings' | 'views';

function traitTally<T extends Trait>(code: number, key: MaskKey, parameter: string, words: readonly T[]): Tally {
  return maskTally(code, key, parameter, 'traits', words, (chosen) => traitMask(chosen));
}

function featureTally<T extends Feature>(code: number, key: MaskKey, parameter: string, words: readonly T[]): Tally {
  return maskTally(code, key, parameter, 'amen', words, (chosen) => featureMask(chosen));
}

function maskTally<T extends string>(
  code: number,
  key: MaskKey,
  parameter: string,
  column: 'traits' | 'amen',
  words: readonly T[],
  maskOf: (words: readonly T[]) => number,
): Tally {
  const options = words.map((word) => choice(parameter, word, anyOf(maskOf([word]))));
  return {
    code,
    value: sql`${sql.ref(column)} & ${maskOf(words)}::int`,
    sources: [column],
    key,
    facets: [facet(key, [parameter], options)],
  };
}

function advertiserTally(): Tally {
  const options = ADVERTISER_TYPES.map((type) =>
    choice('advertiser', type, (value) => (value === 1) === (type === 'agenzia')),
  );
  return {
    code: 20,
    value: sql`agency`,
    sources: ['agency'],
    key: 'advertisers',
    facets: [facet('advertisers', ['advertiser'], options)],
  };
}

/** Each flag is a facet of its own: they must all hold. In two halves, which have fewer different values. */
function flagTally(code: number, flags: readonly FeatureFlag[]): Tally {
  const mask = featureMask(flags.map((flag) => FLAG_FEATURES[flag]));
  const facets = flags.map((flag) => flagFacet(flag, anyOf(featureMask([FLAG_FEATURES[flag]]))));
  return { code, value: sql`amen & ${mask}::int`, sources: ['amen'], key: null, facets };
}

function ownFlagTally(): Tally {
  const bits = OWN_FLAGS.map((flag, index) => {
    const conditions = filterConditions({ ...DEFAULT_CRITERIA, flags: [flag] });
    return sql`((${sql.join(conditions, sql` AND `)}) IS TRUE)::int << ${index}::int`;
  });
  const facets = OWN_FLAGS.map((flag, index) => flagFacet(flag, anyOf(1 << index)));
  return { code: 15, value: sql`(${sql.join(bits, sql`) | (`)})`, sources: ['traits', 'discount'], key: null, facets };
}

/** Legal facts must all hold, as flags do. */
function legalTally(code: number, asked: SearchCriteria['legal']): Tally {
  const options = LEGAL_FACTS.map((fact): FacetOption => {
    const together = LEGAL_FACTS.filter((other) => other === fact || asked.includes(other));
    return { value: fact, query: `legal=${together.join()}`, holds: anyOf(traitMask([fact])) };
  });
  return {
    code,
    value: sql`traits & ${traitMask(LEGAL_FACTS)}::int`,
    sources: ['traits'],
    key: null,
    facets: [facet('legal', ['legal'], options)],
  };
}

function anyOf(mask: number): FacetOption['holds'] {
  return (value) => (value & mask) !== 0;
}

function flagFacet(flag: string, holds: FacetOption['holds']): Facet {
  return facet(flag, [flag], [choice(flag, 1, holds)]);
}
