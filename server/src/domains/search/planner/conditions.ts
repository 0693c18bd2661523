import { TIME_ZONE } from '@kvadrat/contracts/constants';
import type { NumberRange, SearchCriteria, SearchFlag } from '@kvadrat/contracts/search';
import { type Feature, FLAG_FEATURES } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import { IS_NO_AUCTION } from '../../listings/api';
import { YEAR_2000 } from '../read-model/read-row';
import { featureMask, type Trait, traitMask } from '../read-model/traits';
import type { FilterColumns } from '../search.tables';

/** A condition on `ls` and on `fts` alike, with the columns it reads. */
export interface Filter {
  columns: readonly (keyof FilterColumns)[];
  condition: RawBuilder<boolean>;
}

/** A column that bounds may be set on. */
export type BoundColumn =
  | 'price'
  | 'surface'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'sea_distance'
  | 'year_built'
  | 'ppm'
  | 'plot'
  | 'floor'
  | 'free_on';

/** A condition as it is meant, apart from how it is asked: of an ad by a search, or of saved searches by an ad. */
export type Term =
  | { kind: 'min' | 'max'; column: BoundColumn; value: number }
  | { kind: 'typologies'; values: readonly number[] }
  /** `any` bit of the mask will do, or `all` must be there. */
  | { kind: 'any' | 'all'; column: 'traits' | 'amen'; mask: number }
  /** Of an agency, or of anybody else. */
  | { kind: 'agency'; agency: boolean }
  /** Today or on one of so many days before: what it means moves with the days. */
  | { kind: 'published-within'; days: number }
  /** An auction is one by its contract or by its category. */
  | { kind: 'no-auction' }
  /** A hidden price was reduced by nothing. */
  | { kind: 'reduced' };

/** What is asked beside contract, category, place, shapes and keyword. */
export function termsOf(criteria: SearchCriteria): Term[] {
  return [
    ...bounds('price', criteria.price, 1),
    ...bounds('surface', criteria.surface, 100),
    ...bounds('rooms', criteria.rooms, 1),
    ...bounds('bedrooms', criteria.bedrooms, 1),
    ...bounds('bathrooms', { min: criteria.bathrooms ?? undefined }, 1),
    ...bounds('sea_distance', { max: criteria.seaDistanceMax ?? undefined }, 1),
    ...bounds('year_built', { min: criteria.builtAfter ?? undefined }, 1),
    ...bounds('ppm', criteria.pricePerMetre, 1),
    ...bounds('plot', criteria.plot, 100),
    ...bounds('floor', criteria.floor, 1),
    ...bounds('free_on', { max: criteria.availableBy === null ? undefined : daysSince2000(criteria.availableBy) }, 1),
    ...advertiserTerms(criteria.advertisers),
    ...(criteria.publishedWithin === null
      ? []
      : [{ kind: 'published-within' as const, days: criteria.publishedWithin }]),
    ...(criteria.typologies.length === 0 ? [] : [{ kind: 'typologies' as const, values: criteria.typologies }]),
    ...[criteria.conditions, criteria.heatings, criteria.floorPositions, criteria.energyLevels].flatMap((any) =>
      bits('any', 'traits', traitMask(any)),
    ),
    ...[criteria.gardens, criteria.parkings, criteria.views].flatMap((any) => bits('any', 'amen', featureMask(any))),
    ...bits(
      'all',
      'traits',
      traitMask([...criteria.legal, ...criteria.flags.flatMap((flag) => FLAG_TRAITS[flag] ?? [])]),
    ),
    ...bits('all', 'amen', featureMask(criteria.flags.flatMap((flag) => FEATURES_OF_FLAGS[flag] ?? []))),
    ...criteria.flags.flatMap((flag) => FLAG_TERMS[flag] ?? []),
  ];
}

/** Filters beside contract, category, place, shapes and keyword. */
export function filtersOf(criteria: SearchCriteria): Filter[] {
  return termsOf(criteria).map(filterOf);
}

/** The {@link filtersOf} a search without their columns. */
export function filterConditions(criteria: SearchCriteria): RawBuilder<boolean>[] {
  return filtersOf(criteria).map(({ condition }) => condition);
}

const FEATURES_OF_FLAGS: Readonly<Partial<Record<SearchFlag, Feature>>> = FLAG_FEATURES;
const FLAG_TRAITS: Readonly<Partial<Record<SearchFlag, Trait>>> = {
  available: 'available',
  noCommission: 'no-commission',
  withPhotos: 'photos',
  withPlan: 'plan',
};
const FLAG_TERMS: Readonly<Partial<Record<SearchFlag, Term>>> = {
  noAste: { kind: 'no-auction' },
  priceReduced: { kind: 'reduced' },
};

function filterOf(term: Term): Filter {
  switch (term.kind) {
    case 'min':
      return filter([term.column], sql`${sql.ref(term.column)} >= ${term.value}::int`);
    case 'max':
      return filter([term.column], sql`${sql.ref(term.column)} <= ${term.value}::int`);
    case 'typologies':
      return filter(['typology'], sql`typology = ANY(${term.values}::smallint[])`);
    case 'any':
      return filter([term.column], sql`${sql.ref(term.column)} & ${term.mask}::int <> 0`);
    case 'all':
      return filter([term.column], sql`${sql.ref(term.column)} & ${term.mask}::int = ${term.mask}::int`);
    case 'agency':
      return filter(['agency'], term.agency ? sql`agency` : sql`NOT agency`);
    case 'published-within':
      return filter(['published'], sql`published >= ${publishedSince(sql`${term.days}::int`)}`);
    case 'no-auction':
      return filter(['contract', 'category'], IS_NO_AUCTION);
    case 'reduced':
      return filter(['discount'], sql`discount > 0`);
  }
}

function filter(columns: Filter['columns'], condition: RawBuilder<boolean>): Filter {
  return { columns, condition };
}

function bits(kind: 'any' | 'all', column: 'traits' | 'amen', mask: number): Term[] {
  return mask === 0 ? [] : [{ kind, column, mask }];
}

/** Both kinds are everybody. */
function advertiserTerms([first, second]: SearchCriteria['advertisers']): Term[] {
  return first === undefined || second !== undefined ? [] : [{ kind: 'agency', agency: first === 'agenzia' }];
}

const DAY_MS = 86_400_000;

function daysSince2000(day: string): number {
  return Math.floor((Date.parse(day) - YEAR_2000) / DAY_MS);
}

/** The first second of the day so many days ago, where the ads are, as the column `published` counts. */
export function publishedSince(days: RawBuilder<unknown>): RawBuilder<number> {
  const zone = sql.lit(TIME_ZONE);
  return sql<number>`(extract(epoch FROM ((now() AT TIME ZONE ${zone})::date - ${days})::timestamp AT TIME ZONE ${zone}) - ${sql.lit(YEAR_2000 / 1000)})::int`;
}

const MAX_INT = 2 ** 31 - 1;

function bounds(column: BoundColumn, { min, max }: NumberRange, unit: number): Term[] {
  const bound = (value: number): number => Math.min(value * unit, MAX_INT);
  return [
    ...(min === undefined ? [] : [{ kind: 'min' as const, column, value: bound(min) }]),
    ...(max === undefined ? [] : [{ kind: 'max' as const, column, value: bound(max) }]),
  ];
}
