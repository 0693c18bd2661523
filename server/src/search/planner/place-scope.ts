import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Place, PlaceDirectory } from '../../geography';

/** Where a search looks: any of some values of one column. */
export interface PlaceScope {
  column: 'region' | 'province' | 'city' | 'zone' | 'microzone';
  ids: readonly number[];
}

const COLUMNS: Readonly<Partial<Record<PlaceLevel, PlaceScope['column']>>> = { region: 'region', province: 'province', city: 'city', city_zone: 'zone', microzone: 'microzone' };

/** The column that names an ad's place of a level; null for the country and for levels no ad has a place of. */
export function columnOfLevel(level: PlaceLevel): PlaceScope['column'] | null {
  return COLUMNS[level] ?? null;
}

/**
 * Null for the whole country. Levels without data (metro, roads, macroareas) hold nothing (R115).
 * @param places of one level; none is the whole country
 */
export function placeScope(places: readonly Place[], directory: PlaceDirectory): PlaceScope | null {
  const [place] = places;
  if (place === undefined || place.level === 'country') return null;
  const column = columnOfLevel(place.level);
  if (column !== null) return { column, ids: places.map(({ id }) => id) };
  return { column: 'city', ids: place.level === 'touristic_area' ? places.flatMap((area) => citiesOf(area, directory)) : [] };
}

/** Condition on `ls` or `fts`; a microzone names its zone too, which has an index. */
export function scopeCondition({ column, ids }: PlaceScope, directory: PlaceDirectory): RawBuilder<boolean> {
  const condition = isOneOf(column, ids);
  if (column !== 'microzone') return condition;
  const zones = [...new Set(ids.flatMap((id) => directory.byId(id)?.parentId ?? []))];
  return sql`${isOneOf('zone', zones)} AND ${condition}`;
}

/** One value is compared by `=`, which keeps the order of an index behind it. */
function isOneOf(column: PlaceScope['column'], ids: readonly number[]): RawBuilder<boolean> {
  const [id] = ids;
  return id !== undefined && ids.length === 1
    ? sql`${sql.ref(column)} = ${id}::smallint`
    : sql`${sql.ref(column)} = ANY(${ids}::smallint[])`;
}

function citiesOf(area: Place, directory: PlaceDirectory): number[] {
  const members = new Set(area.members);
  return directory.places
    .filter((place) => place.level === 'city' && (members.has(place.id) || (place.parentId !== null && members.has(place.parentId))))
    .map((place) => place.id);
}
