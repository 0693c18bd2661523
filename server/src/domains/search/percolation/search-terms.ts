import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';
import { keywordPhrases } from '../../../platform/text';
import { IS_NO_AUCTION } from '../../listings/api';
import { type BoundColumn, publishedSince, type Term, termsOf } from '../planner/conditions';
import { keywordFilter, type ListScope } from '../planner/list-queries';
import { scopesOf } from '../planner/place-scope';
import { cover } from '../shapes/cover';

/** Place 0 of the counts. */
const EVERYWHERE = 0;
const MAX_INT = 2 ** 31 - 1;
/** Ranges of cells that stand for the shapes of a search: what lies in them is looked at once more. */
const MOST_RANGES = 32;

/** Every bound a search may set, and the column it stands in. */
const BOUNDS = {
  price_min: ['price', 'min'],
  price_max: ['price', 'max'],
  surface_min: ['surface', 'min'],
  surface_max: ['surface', 'max'],
  rooms_min: ['rooms', 'min'],
  rooms_max: ['rooms', 'max'],
  bedrooms_min: ['bedrooms', 'min'],
  bedrooms_max: ['bedrooms', 'max'],
  bathrooms_min: ['bathrooms', 'min'],
  sea_distance_max: ['sea_distance', 'max'],
  year_built_min: ['year_built', 'min'],
  ppm_min: ['ppm', 'min'],
  ppm_max: ['ppm', 'max'],
  plot_min: ['plot', 'min'],
  plot_max: ['plot', 'max'],
  floor_min: ['floor', 'min'],
  floor_max: ['floor', 'max'],
  free_by: ['free_on', 'max'],
} as const satisfies Readonly<Record<string, readonly [BoundColumn, 'min' | 'max']>>;
type BoundName = keyof typeof BOUNDS;
const BOUND_NAMES = Object.keys(BOUNDS).filter((name): name is BoundName => name in BOUNDS);

/** What a search asks, as columns of `search_terms`. */
type Conditions = Readonly<Record<string, unknown>>;

/** The rows of a search in `search_terms`, without its id: one for each place it looks in, none where it can find nothing. */
export function searchTerms(
  criteria: SearchCriteria,
  { places, directory, shapes = null, closed = false }: ListScope,
  address: string,
): Conditions[] {
  if (closed) return [];
  const { contract, category, keyword } = criteria;
  const words = keywordFilter(criteria, places, directory);
  const isEverywhere = places.length === 0 || places.some(({ level }) => level === 'country');
  const within = isEverywhere ? [EVERYWHERE] : scopesOf(places, directory).flatMap(({ ids }) => ids);
  const terms = termsOf(criteria);
  const conditions = {
    contract,
    category,
    ...columnsOf(terms),
    words,
    phrases: words === null ? null : someOf(keywordPhrases(keyword ?? '')),
    cells: shapes === null ? null : rangesText(cover(shapes.areas, MOST_RANGES)),
    address: shapes === null ? null : address,
  };
  return [...new Set(within)].map((place_id) => ({ place_id, ...conditions }));
}

function columnsOf(terms: readonly Term[]): Conditions {
  const masks = (kind: 'any' | 'all', column: 'traits' | 'amen'): number[] =>
    terms.flatMap((term) => (term.kind === kind && term.column === column ? term.mask : []));
  const bound = (name: BoundName): number | null => {
    const [column, kind] = BOUNDS[name];
    for (const term of terms) if (term.kind === kind && term.column === column) return term.value;
    return null;
  };
  const all = (column: 'traits' | 'amen'): number => masks('all', column).reduce((sum, mask) => sum | mask, 0);
  return {
    ...Object.fromEntries(BOUND_NAMES.map((name) => [name, bound(name)])),
    price_reach: bound('price_max') ?? MAX_INT,
    typologies: someOf(terms.flatMap((term) => (term.kind === 'typologies' ? term.values : []))),
    traits_any: someOf(masks('any', 'traits')),
    amen_any: someOf(masks('any', 'amen')),
    traits_all: all('traits'),
    amen_all: all('amen'),
    agency: terms.find((term) => term.kind === 'agency')?.agency ?? null,
    published_within: terms.find((term) => term.kind === 'published-within')?.days ?? null,
    no_auction: terms.some(({ kind }) => kind === 'no-auction'),
    reduced: terms.some(({ kind }) => kind === 'reduced'),
  };
}

function someOf<T>(values: readonly T[]): readonly T[] | null {
  return values.length === 0 ? null : values;
}

/** As PostgreSQL reads a set of ranges. */
function rangesText(ranges: readonly { from: number; to: number }[]): string {
  return `{${ranges.map(({ from, to }) => `[${from},${to}]`).join()}}`;
}

/** Puts rows of {@link searchTerms} in place of those that searches had before. */
export async function writeTerms(
  tx: DbOrTransaction,
  searches: readonly { id: number; terms: readonly Conditions[] }[],
): Promise<void> {
  const ids = searches.map(({ id }) => id);
  const rows = searches.flatMap(({ id, terms }) => terms.map((term) => ({ search_id: id, ...term })));
  await sql`DELETE FROM search_terms WHERE search_id = ANY(${ids}::bigint[])`.execute(tx);
  await sql`
    INSERT INTO search_terms SELECT * FROM json_populate_recordset(null::search_terms, ${JSON.stringify(rows)}::text::json)`.execute(
    tx,
  );
}

/**
 * Whether what an ad's row says (`ad`, columns of `ls` with `tsv` and `fts_words`) is what a search's row (`term`) asks, but for what the
 * shapes of its address say about the cells it may stand in. Says the same as the planner's conditions: both are made of the same terms.
 */
export function termsHold(): RawBuilder<boolean> {
  const bounds = BOUND_NAMES.map((name) => {
    const [column, kind] = BOUNDS[name];
    const [ad, term] = [sql.ref(`ad.${column}`), sql.ref(`term.${name}`)];
    return kind === 'min' ? sql`(${term} IS NULL OR ${ad} >= ${term})` : sql`(${term} IS NULL OR ${ad} <= ${term})`;
  });
  const anyBits = (['traits', 'amen'] as const).map(
    (column) =>
      sql`(${sql.ref(`term.${column}_any`)} IS NULL OR NOT EXISTS (SELECT FROM unnest(${sql.ref(`term.${column}_any`)}) mask WHERE ${sql.ref(`ad.${column}`)} & mask = 0))`,
  );
  return sql<boolean>`${sql.join(
    [
      ...bounds,
      sql`(term.typologies IS NULL OR ad.typology = ANY(term.typologies))`,
      sql`ad.traits & term.traits_all = term.traits_all`,
      sql`ad.amen & term.amen_all = term.amen_all`,
      sql`(term.agency IS NULL OR ad.agency = term.agency)`,
      sql`(term.published_within IS NULL OR ad.published >= ${publishedSince(sql`term.published_within`)})`,
      sql`(NOT term.no_auction OR EXISTS (SELECT FROM (SELECT ad.contract, ad.category) AS kind WHERE ${IS_NO_AUCTION}))`,
      sql`(NOT term.reduced OR ad.discount > 0)`,
      ...anyBits,
      sql`(term.cells IS NULL OR term.cells @> ad.cell)`,
      sql`(term.words IS NULL OR ad.tsv @@ term.words)`,
      sql`(term.phrases IS NULL OR NOT EXISTS (SELECT FROM unnest(term.phrases) phrase WHERE ad.written NOT LIKE phrase))`,
    ],
    sql` AND `,
  )}`;
}
