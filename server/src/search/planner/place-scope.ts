import { type RawBuilder, sql } from 'kysely';
import type { Place, PlaceDirectory } from '../../geography';

/** Where a search looks: a value of one column, or any of several cities. */
export type PlaceScope =
  | { column: 'region' | 'province' | 'city' | 'zone' | 'microzone'; id: number }
  | { cities: readonly number[] };

const COLUMNS = { region: 'region', province: 'province', city: 'city', city_zone: 'zone', microzone: 'microzone' } as const;

/** Null for the whole country. Levels without data (metro, roads, macroareas) hold nothing (R115). */
export function placeScope(place: Place | null, directory: PlaceDirectory): PlaceScope | null {
  if (place === null || place.level === 'country') return null;
  if (place.level === 'touristic_area') return { cities: citiesOf(place, directory) };
  if (isColumnLevel(place.level)) return { column: COLUMNS[place.level], id: place.id };
  return { cities: [] };
}

/** Condition on `ls` or `fts`; a microzone names its zone too, which has an index. */
export function scopeCondition(scope: PlaceScope, directory: PlaceDirectory): RawBuilder<boolean> {
  if ('cities' in scope) return sql`city = ANY(${scope.cities}::smallint[])`;
  const condition = sql<boolean>`${sql.ref(scope.column)} = ${scope.id}::smallint`;
  const zone = scope.column === 'microzone' ? directory.byId(scope.id)?.parentId : undefined;
  return typeof zone === 'number' ? sql`zone = ${zone}::smallint AND ${condition}` : condition;
}

function isColumnLevel(level: string): level is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, level);
}

function citiesOf(area: Place, directory: PlaceDirectory): number[] {
  const members = new Set(area.members);
  return directory.places
    .filter((place) => place.level === 'city' && (members.has(place.id) || (place.parentId !== null && members.has(place.parentId))))
    .map((place) => place.id);
}
