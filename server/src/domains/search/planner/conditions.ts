import type { NumberRange, SearchCriteria, SearchFlag } from '@kvadrat/contracts/search';
import { type Feature, FLAG_FEATURES } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import { IS_NO_AUCTION } from '../../listings/api';
import { featureMask, type Trait, traitMask } from '../read-model/traits';
import type { FilterColumns } from '../search.tables';

/** A condition on `ls` and on `fts` alike, with the columns it reads. */
export interface Filter {
  columns: readonly (keyof FilterColumns)[];
  condition: RawBuilder<boolean>;
}

/** Filters beside contract, category, place, shapes and keyword. */
export function filtersOf(criteria: SearchCriteria): Filter[] {
  return [
    ...bounds('price', criteria.price, 1),
    ...bounds('surface', criteria.surface, 100),
    ...bounds('rooms', criteria.rooms, 1),
    ...bounds('bedrooms', criteria.bedrooms, 1),
    ...bounds('bathrooms', { min: criteria.bathrooms ?? undefined }, 1),
    ...bounds('sea_distance', { max: criteria.seaDistanceMax ?? undefined }, 1),
    ...bounds('year_built', { min: criteria.builtAfter ?? undefined }, 1),
    ...(criteria.typologies.length === 0
      ? []
      : [filter(['typology'], sql`typology = ANY(${criteria.typologies}::smallint[])`)]),
    ...[criteria.conditions, criteria.heatings, criteria.floorPositions, criteria.energyLevels].flatMap((any) =>
      anyBit('traits', traitMask(any)),
    ),
    ...[criteria.gardens, criteria.parkings, criteria.views].flatMap((any) => anyBit('amen', featureMask(any))),
    ...allBits('traits', traitMask([...criteria.legal, ...criteria.flags.flatMap((flag) => FLAG_TRAITS[flag] ?? [])])),
    ...allBits('amen', featureMask(criteria.flags.flatMap((flag) => FEATURES_OF_FLAGS[flag] ?? []))),
    ...criteria.flags.flatMap((flag) => FLAG_FILTERS[flag] ?? []),
  ];
}

/** The {@link filtersOf} a search without their columns. */
export function filterConditions(criteria: SearchCriteria): RawBuilder<boolean>[] {
  return filtersOf(criteria).map(({ condition }) => condition);
}

const FEATURES_OF_FLAGS: Readonly<Partial<Record<SearchFlag, Feature>>> = FLAG_FEATURES;
const FLAG_TRAITS: Readonly<Partial<Record<SearchFlag, Trait>>> = {
  available: 'available',
  noCommission: 'no-commission',
};
const FLAG_FILTERS: Readonly<Partial<Record<SearchFlag, Filter>>> = {
  // An auction is one by its contract or by its category.
  noAste: filter(['contract', 'category'], IS_NO_AUCTION),
  // A hidden price was reduced by nothing.
  priceReduced: filter(['discount'], sql`discount > 0`),
};

function filter(columns: Filter['columns'], condition: RawBuilder<boolean>): Filter {
  return { columns, condition };
}

/** Any of a group will do. */
function anyBit(column: 'traits' | 'amen', mask: number): Filter[] {
  return mask === 0 ? [] : [filter([column], sql`${sql.ref(column)} & ${mask}::int <> 0`)];
}

function allBits(column: 'traits' | 'amen', mask: number): Filter[] {
  return mask === 0 ? [] : [filter([column], sql`${sql.ref(column)} & ${mask}::int = ${mask}::int`)];
}

const MAX_INT = 2 ** 31 - 1;

function bounds(column: keyof FilterColumns, { min, max }: NumberRange, unit: number): Filter[] {
  const bound = (value: number): number => Math.min(value * unit, MAX_INT);
  return [
    ...(min === undefined ? [] : [filter([column], sql`${sql.ref(column)} >= ${bound(min)}::int`)]),
    ...(max === undefined ? [] : [filter([column], sql`${sql.ref(column)} <= ${bound(max)}::int`)]),
  ];
}
