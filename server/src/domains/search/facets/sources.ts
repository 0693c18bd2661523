import { FLAG_FEATURES, GARDENS, PARKINGS, VIEWS } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import { featureMask } from '../read-model/traits';
import type { FilterColumns } from '../search.tables';
import { PRICE_LADDER, SURFACE_LADDER } from './steps';

/** What tallies are made of: filter columns of an ad with no more differences than facets need, so that many ads are alike. */
export type SourceName =
  | 'typology'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'traits'
  | 'amen'
  | 'price'
  | 'surface'
  | 'discount'
  | 'agency'
  | 'region'
  | 'place';

export type Sources = Readonly<Record<SourceName, RawBuilder<number | null>>>;

/** Features no facet asks for would only tell ads apart. */
const COUNTED_FEATURES = featureMask([...GARDENS, ...PARKINGS, ...VIEWS, ...Object.values(FLAG_FEATURES)]);

/**
 * Over the filter columns, each under the name the tallies know it by. NULL where nothing is known.
 * @param place level of the source `place`, null where there is none
 */
export function sourcesWith(place: keyof FilterColumns | null): Sources {
  return {
    typology: sql`typology`,
    rooms: sql`rooms`,
    bedrooms: sql`bedrooms`,
    bathrooms: sql`bathrooms`,
    traits: sql`traits`,
    amen: sql`amen & ${COUNTED_FEATURES}::int`,
    price: PRICE_LADDER.value(),
    surface: SURFACE_LADDER.value(),
    // Whether there is any.
    discount: sql`(discount > 0)::int`,
    agency: sql`agency::int`,
    // There are few of them.
    region: sql`nullif(region, 0)`,
    place: place === null ? sql`NULL::int` : sql`nullif(${sql.ref(place)}, 0)`,
  };
}

/** Items of a SELECT over the filter columns. */
export function selectSources(sources: Sources, names: readonly SourceName[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql`${sources[name]} AS ${sql.ref(name)}`));
}
