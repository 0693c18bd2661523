import type { NumberRange, SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';

/** Filters beside contract, category, place and keyword; each is a condition on `ls` and on `fts` alike. */
export function filterConditions(criteria: SearchCriteria): RawBuilder<boolean>[] {
  return [
    ...bounds('price', criteria.price, 1),
    ...bounds('surface', criteria.surface, 100),
    ...bounds('rooms', criteria.rooms, 1),
    ...(criteria.typologies.length === 0 ? [] : [sql<boolean>`typology = ANY(${criteria.typologies}::smallint[])`]),
  ];
}

const MAX_INT = 2 ** 31 - 1;

function bounds(column: string, { min, max }: NumberRange, unit: number): RawBuilder<boolean>[] {
  const bound = (value: number): number => Math.min(value * unit, MAX_INT);
  return [
    ...(min === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${bound(min)}::int`]),
    ...(max === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${bound(max)}::int`]),
  ];
}
