import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Place, PlaceDirectory } from '../../geography/api';

/** A column of an ad that names the place it lies in, of one level. */
export type PlaceColumn = 'region' | 'province' | 'city' | 'zone' | 'microzone';

/** Where a search looks: ads whose column names one of these places. */
interface PlaceScope {
  column: PlaceColumn;
  ids: readonly number[];
}

const COLUMNS: Readonly<Partial<Record<PlaceLevel, PlaceColumn>>> = {
  region: 'region',
  province: 'province',
  city: 'city',
  city_zone: 'zone',
  microzone: 'microzone',
};

/** The column that names an ad's place of a level; null for the country and for levels no ad has a place of. */
export function columnOfLevel(level: PlaceLevel): PlaceColumn | null {
  return COLUMNS[level] ?? null;
}

/** A condition on `ls` or `fts` that an ad lies in one of some places, with the columns it reads. */
export interface PlaceCondition {
  columns: readonly PlaceColumn[];
  condition: RawBuilder<boolean>;
}

/**
 * Null for the whole country. Levels without data (metro, roads, macroareas) hold nothing.
 * @param places none is the whole country
 */
export function placeCondition(places: readonly Place[], directory: PlaceDirectory): PlaceCondition | null {
  if (places.length === 0 || places.some(({ level }) => level === 'country')) return null;
  const scopes = scopesOf(places, directory);
  const [only, ...others] = scopes.map((scope) => scopeCondition(scope, directory));
  if (only === undefined) return null;
  return {
    columns: [
      ...new Set(scopes.flatMap(({ column }): PlaceColumn[] => (column === 'microzone' ? ['zone', column] : [column]))),
    ],
    condition:
      others.length === 0
        ? only
        : sql`(${sql.join(
            [only, ...others].map((condition) => sql`(${condition})`),
            sql` OR `,
          )})`,
  };
}

/** One for each column, in the order of the places. */
export function scopesOf(places: readonly Place[], directory: PlaceDirectory): PlaceScope[] {
  const ids = new Map<PlaceColumn, number[]>();
  for (const place of places) {
    const column = columnOfLevel(place.level);
    const held = column === null ? directory.towns(place).map(({ id }) => id) : [place.id];
    ids.set(column ?? 'city', [...(ids.get(column ?? 'city') ?? []), ...held]);
  }
  return [...ids].map(([column, of]) => ({ column, ids: of }));
}

/** A microzone names its zone too, which has an index. */
function scopeCondition({ column, ids }: PlaceScope, directory: PlaceDirectory): RawBuilder<boolean> {
  const condition = isOneOf(column, ids);
  if (column !== 'microzone') return condition;
  const zones = [...new Set(ids.flatMap((id) => directory.byId(id)?.parentId ?? []))];
  return sql`${isOneOf('zone', zones)} AND ${condition}`;
}

/** One value is compared by `=`, which keeps the order of an index behind it. */
function isOneOf(column: PlaceColumn, ids: readonly number[]): RawBuilder<boolean> {
  const [id] = ids;
  return id !== undefined && ids.length === 1
    ? sql`${sql.ref(column)} = ${id}::smallint`
    : sql`${sql.ref(column)} = ANY(${ids}::smallint[])`;
}
