import type { SearchCriteria, Travel } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db';

/** Where ads may be shown, by their id: the test's own table, filled from the specification’s rule. */
export const POSITIONS = 'oracle_position';

export interface NaiveSearch {
  criteria: SearchCriteria;
  /** Places all of whose parts are meant; none is everywhere. */
  placeIds: readonly number[];
  agencyId?: number | null;
  /** Corners of what is reached, in degrees. */
  reach: (travel: Travel) => readonly { lat: number; lng: number }[];
}

type Condition = RawBuilder<unknown>;

const LEVELS = { high: [1, 2, 3], medium: [4, 5, 6], low: [7, 8] } as const;
const FEATURE_FLAGS: Readonly<Record<string, string>> = {
  balconeOterrazzo: 'balcony-terrace',
  ascensore: 'elevator',
  arredato: 'furnished',
  cantina: 'basement',
  piscina: 'pool',
  sistemaAllarmeVigilanza: 'alarm',
  animali: 'pets',
  fumatore: 'smokers',
  virtualTour: 'virtual-tour',
  aReddito: 'income-producing',
  perStudenti: 'students',
};
const OWN_FLAGS: Readonly<Record<string, Condition>> = {
  noAste: sql`l.contract <> 14 AND l.category <> 14`,
  noCommission: sql`coalesce(NOT l.commission, l.agency_id IS NULL)`,
  priceReduced: sql`shown_price < l.previous_price`,
  withPhotos: sql`EXISTS (SELECT FROM listing_photo h WHERE h.listing_id = l.id)`,
  withPlan: sql`(EXISTS (SELECT FROM listing_photo h WHERE h.listing_id = l.id AND h.room = 'floor-plan')
    OR EXISTS (SELECT FROM listing_document d WHERE d.listing_id = l.id AND d.kind = 'floor-plan'))`,
  available: sql`CASE WHEN l.available_from IS NULL THEN l.available ELSE l.available_from <= (now() AT TIME ZONE 'Europe/Athens')::date END`,
};
const LEGAL = {
  'clear-title': sql`l.title_clear`,
  'use-permit': sql`l.use_permit`,
  legalized: sql`l.legalized`,
} as const;

/**
 * Ids of everything a search finds, in order, by one statement over the tables ads are kept in. It knows nothing of the
 * read model and of the planner; each condition is written from the specification.
 */
export async function naiveSearch(db: Db, search: NaiveSearch): Promise<number[]> {
  const { criteria } = search;
  const order = naiveOrder(criteria);
  const folded = criteria.flags.includes('foldDuplicates');
  const { rows } = await sql<{ id: number; tier: number }>`
    WITH ad AS (
      SELECT l.*, shown_price, shown_surface, shown_floor, tier, p.lat AS shown_lat, p.lng AS shown_lng,
             CASE WHEN shown_price < l.previous_price THEN round((1 - shown_price / l.previous_price) * 10000) ELSE 0 END AS discount
      FROM listing l
      LEFT JOIN agency ON agency.id = l.agency_id
      LEFT JOIN ${sql.table(POSITIONS)} p ON p.listing_id = l.id
      CROSS JOIN LATERAL (SELECT
        CASE WHEN l.price_on_request THEN NULL ELSE round(l.price) END AS shown_price,
        coalesce(l.surface_net, l.surface_gross, CASE WHEN l.category = 24 THEN l.surface_plot END) AS shown_surface,
        coalesce(l.floor, CASE WHEN l.typology = 2 THEN l.floors END) AS shown_floor,
        CASE WHEN agency.plan = 'defaulting' THEN 0
             ELSE array_position(ARRAY['standard', 'premium', 'top', 'star', 'vetrina', 'supervetrina'], l.visibility) - 1 END AS tier) AS shown
      WHERE l.status = 1 AND ${sql.join(conditions(search), sql` AND `)}),
    ranked AS (
      SELECT *, row_number() OVER (PARTITION BY ${folded ? sameProperty() : sql`id`} ORDER BY ${order}) AS place_among_equals FROM ad)
    SELECT id, tier FROM ranked WHERE place_among_equals = 1 ORDER BY ${order}`.execute(db);
  const { field } = criteria.sort;
  return (field === 'rilevanza' || field === 'automatico' ? mixed(rows) : rows).map(({ id }) => id);
}

/** Place by place: of each page's 25 the first three and each fifth are for paid ads, as long as there are both kinds. */
function mixed<Ad extends { tier: number }>(ads: readonly Ad[]): Ad[] {
  const paid = ads.filter(({ tier }) => tier > 0);
  const others = ads.filter(({ tier }) => tier === 0);
  return ads.flatMap((_ad, index) => {
    const place = (index % 25) + 1;
    const mayBePaid = place <= 3 || place % 5 === 0;
    const next = mayBePaid ? (paid.shift() ?? others.shift()) : (others.shift() ?? paid.shift());
    return next === undefined ? [] : [next];
  });
}

function conditions({ criteria: c, placeIds, agencyId = null, reach }: NaiveSearch): Condition[] {
  const any = (column: string, values: readonly (string | number)[]): Condition[] =>
    values.length === 0 ? [] : [sql`${sql.ref(column)} IN (${sql.join([...values])})`];
  const anyFeature = (values: readonly string[]): Condition[] =>
    values.length === 0 ? [] : [sql`l.features && ${values}::text[]`];
  const between = (
    value: Condition,
    { min, max }: { min?: number | undefined; max?: number | undefined },
  ): Condition[] => [
    ...(min === undefined ? [] : [sql`${value} >= ${min}::numeric`]),
    ...(max === undefined ? [] : [sql`${value} <= ${max}::numeric`]),
  ];
  const drawn = [
    ...c.polygons.map((corners) => inPolygon(corners)),
    ...(c.circle === null
      ? []
      : [
          sql`2 * 6371008.8 * asin(sqrt(
      sin(radians(p.lat - ${c.circle.center.lat}::float8) / 2) ^ 2
      + cos(radians(p.lat)) * cos(radians(${c.circle.center.lat}::float8)) * sin(radians(p.lng - ${c.circle.center.lng}::float8) / 2) ^ 2)) <= ${c.circle.radius}::float8`,
        ]),
  ];
  return [
    sql`l.contract = ${c.contract}::int AND l.category = ${c.category}::int`,
    ...(placeIds.length === 0
      ? []
      : [
          sql`EXISTS (SELECT FROM place_ancestor a WHERE a.place_id = l.place_id AND a.ancestor_id = ANY(${placeIds}::int[]))`,
        ]),
    ...(agencyId === null ? [] : [sql`l.agency_id = ${agencyId}::int`]),
    ...between(sql`shown_price`, c.price),
    ...between(sql`shown_surface`, c.surface),
    ...between(sql`l.rooms`, c.rooms),
    ...between(sql`l.bedrooms`, c.bedrooms),
    ...between(sql`l.bathrooms`, { min: c.bathrooms ?? undefined }),
    ...between(sql`l.sea_distance`, { max: c.seaDistanceMax ?? undefined }),
    ...between(sql`l.year_built`, { min: c.builtAfter ?? undefined }),
    ...between(sql`round(CASE WHEN l.tenure IS NULL THEN shown_price / shown_surface END)`, c.pricePerMetre),
    ...between(sql`l.surface_plot`, c.plot),
    ...between(sql`shown_floor`, c.floor),
    ...(c.advertisers.length === 1
      ? [c.advertisers.includes('agenzia') ? sql`l.agency_id IS NOT NULL` : sql`l.agency_id IS NULL`]
      : []),
    ...(c.publishedWithin === null
      ? []
      : [
          sql`(l.published_at AT TIME ZONE 'Europe/Athens')::date >= (now() AT TIME ZONE 'Europe/Athens')::date - ${c.publishedWithin}::int`,
        ]),
    ...(c.availableBy === null
      ? []
      : [sql`CASE WHEN l.available_from IS NULL THEN l.available ELSE l.available_from <= ${c.availableBy}::date END`]),
    ...any('l.typology', c.typologies),
    ...any('l.condition', c.conditions),
    ...any('l.heating', c.heatings),
    ...any(
      'l.energy_class',
      c.energyLevels.flatMap((level) => LEVELS[level]),
    ),
    ...(c.floorPositions.length === 0
      ? []
      : [
          sql`
      CASE WHEN l.typology = 2 THEN 'top' WHEN shown_floor <= 0 THEN 'ground' WHEN shown_floor >= l.floors THEN 'top'
           WHEN shown_floor < l.floors THEN 'intermediate' END = ANY(${c.floorPositions}::text[])`,
        ]),
    ...anyFeature(c.gardens),
    ...anyFeature(c.parkings),
    ...anyFeature(c.views),
    ...c.legal.map((fact) => LEGAL[fact]),
    ...c.flags.flatMap((flag) => OWN_FLAGS[flag] ?? []),
    ...c.flags.flatMap((flag) =>
      FEATURE_FLAGS[flag] === undefined ? [] : [sql`${FEATURE_FLAGS[flag]} = ANY(l.features)`],
    ),
    ...words(c.keyword),
    ...(drawn.length === 0 ? [] : [sql`(${sql.join(drawn, sql` OR `)})`]),
    ...(c.viewport === null
      ? []
      : [
          sql`p.lat BETWEEN ${c.viewport.south}::float8 AND ${c.viewport.north}::float8 AND p.lng BETWEEN ${c.viewport.west}::float8 AND ${c.viewport.east}::float8`,
        ]),
    ...c.travel.map((journey) => inPolygon(reach(journey))),
  ];
}

/** Straight lines are straight on the map people draw on. */
function inPolygon(corners: readonly { lat: number; lng: number }[]): Condition {
  const upright = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
  const outline = `(${corners.map(({ lat, lng }) => `(${String(lng)},${String(upright(lat))})`).join()})`;
  return sql`point(p.lng, degrees(ln(tan(pi() / 4 + radians(p.lat) / 2)))) <@ ${outline}::polygon`;
}

/** All of them whole, but for the last one, which may be the beginning of a word. */
function words(keyword: string | null): Condition[] {
  const list = keyword?.split(' ') ?? [];
  return list.map(
    (word, index) => sql`EXISTS (
    SELECT FROM listing_text t WHERE t.listing_id = l.id AND t.title || ' ' || t.description ~ ${`\\m${word}${index === list.length - 1 ? '' : '\\M'}`})`,
  );
}

/** Who states the same of everything, with the surface in steps of five square metres; too little stated is nobody's twin. */
function sameProperty(): Condition {
  return sql`
    contract, category, typology, place_id, round(shown_surface / 5), surface_plot, rooms, bedrooms, bathrooms, floor, floors, year_built, energy_class, condition, heating,
    CASE WHEN shown_surface IS NULL OR (floor IS NULL AND year_built IS NULL AND surface_plot IS NULL) THEN id END`;
}

function naiveOrder({ sort: { field, order } }: SearchCriteria): Condition {
  const down = order === 'desc';
  const newest = sql`tier DESC, date_trunc('minute', published_at) DESC, id DESC`;
  const byValue = (value: Condition): Condition =>
    down ? sql`${value} DESC NULLS LAST, id DESC` : sql`${value} ASC NULLS LAST, id ASC`;
  switch (field) {
    case 'rilevanza':
    case 'automatico':
      return newest;
    case 'prezzo':
      return byValue(sql`shown_price`);
    case 'superficie':
      return byValue(sql`shown_surface`);
    case 'locali':
      return byValue(sql`rooms`);
    case 'piano':
      return byValue(sql`shown_floor`);
    case 'prezzoMq':
      return byValue(sql`round(shown_price / shown_surface)`);
    case 'data':
      return byValue(sql`date_trunc('second', published_at)`);
    case 'agenzie':
      return sql`agency_id IS NULL, ${newest}`;
    case 'privati':
      return sql`agency_id IS NOT NULL, ${newest}`;
    case 'scontati':
      return sql`discount DESC, date_trunc('second', published_at) DESC, id DESC`;
  }
}
