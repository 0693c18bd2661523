import type { NumberRange, SearchCriteria, SearchFlag, SearchNotice } from '@kvadrat/contracts/search';
import { criteriaParams, DEFAULT_CRITERIA } from '@kvadrat/contracts/search';
import { FLAG_FEATURES } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import { featureMask, traitMask } from '../read-model/traits';

/** Filters beside contract, category, place and keyword; each is a condition on `ls` and on `fts` alike. */
export function filterConditions(criteria: SearchCriteria): RawBuilder<boolean>[] {
  return [
    ...bounds('price', criteria.price, 1),
    ...bounds('surface', criteria.surface, 100),
    ...bounds('rooms', criteria.rooms, 1),
    ...bounds('bedrooms', criteria.bedrooms, 1),
    ...bounds('bathrooms', { min: criteria.bathrooms ?? undefined }, 1),
    ...(criteria.typologies.length === 0 ? [] : [sql<boolean>`typology = ANY(${criteria.typologies}::smallint[])`]),
    ...[criteria.conditions, criteria.heatings, criteria.floorPositions, criteria.energyLevels].flatMap((any) => anyBit('traits', traitMask(any))),
    ...[criteria.gardens, criteria.parkings, criteria.views].flatMap((any) => anyBit('amen', featureMask(any))),
    ...flagConditions(criteria.flags),
  ];
}

function flagConditions(flags: readonly SearchFlag[]): RawBuilder<boolean>[] {
  const mask = featureMask(flags.flatMap((flag) => (isFeatureFlag(flag) ? FLAG_FEATURES[flag] : [])));
  return [
    ...(mask === 0 ? [] : [sql<boolean>`amen & ${mask}::int = ${mask}::int`]),
    // An auction is one by its contract or by its category (R129).
    ...(flags.includes('noAste') ? [sql<boolean>`contract <> 14 AND category <> 14`] : []),
  ];
}

function isFeatureFlag(flag: SearchFlag): flag is keyof typeof FLAG_FEATURES {
  return Object.hasOwn(FLAG_FEATURES, flag);
}

/** Any of a group will do (R107). */
function anyBit(column: 'traits' | 'amen', mask: number): RawBuilder<boolean>[] {
  return mask === 0 ? [] : [sql<boolean>`${sql.ref(column)} & ${mask}::int <> 0`];
}

const MAX_INT = 2 ** 31 - 1;

function bounds(column: string, { min, max }: NumberRange, unit: number): RawBuilder<boolean>[] {
  const bound = (value: number): number => Math.min(value * unit, MAX_INT);
  return [
    ...(min === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${bound(min)}::int`]),
    ...(max === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${bound(max)}::int`]),
  ];
}

/** Criteria that no condition stands for yet. Visitors are told, never left to believe. */
export function unansweredCriteria({ polygons, circle, viewport, travel, legal, seaDistanceMax, builtAfter, flags }: SearchCriteria): SearchNotice[] {
  const own = flags.filter((flag) => flag !== 'noAste' && !isFeatureFlag(flag));
  const params = criteriaParams({ ...DEFAULT_CRITERIA, polygons, circle, viewport, travel, legal, seaDistanceMax, builtAfter, flags: own });
  params.delete('raggio');
  return [...params].map(([parameter, value]) => ({ code: 'not-applied', parameter, value: value.slice(0, 100) }));
}
