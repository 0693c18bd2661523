import { sql } from 'kysely';
import { MAP_ZOOM } from '@kvadrat/contracts/constants';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import type { Db } from '../../../platform/db';
import { AnswerCache } from '../cache/answer-cache';
import { answerKey } from '../cache/answer-key';
import { listQueries, type ListScope } from '../planner/list-queries';
import { timeSearch } from '../timing/search-times';
import { FIRST_GROUPED_ZOOM, LAST_GROUPED_ZOOM } from './grid';
import { findPins, type Pins } from './pins';
import { liveSquares, rolledSquares, type Squares } from './squares';

export interface MapView {
  zoom: number;
  total: number;
  capped: boolean;
  /** Up to zoom 14. */
  squares: Squares | null;
  /** From zoom 15. */
  pins: Pins | null;
  /** When the squares were counted, if that was before the latest change of an ad; null for now. */
  countedAt: Date | null;
}

/** What answers depend on beside what was asked. */
export interface MapState {
  /** Of the read model. */
  version: number;
  /** Of the read model that the squares were counted from; null before that was done for the first time. */
  rolledVersion: number | null;
  rolledAt: Date | null;
  /** Ads of the contract and category, with a position or without. */
  base: number;
}

/** Up to so many ads, counting them costs as little as reading what was counted beforehand. */
const LIVE_AT_MOST = 2000;

const answers = new AnswerCache<MapView>('map');

export async function readMapState(db: Db, { contract, category }: SearchCriteria): Promise<MapState> {
  const { rows } = await sql<{
    version: number;
    rolled_version: number | null;
    rolled_at: Date | null;
    base: number | null;
  }>`
    SELECT read_model.version::float8, roll_up.version::float8 AS rolled_version, built_at AS rolled_at,
           (SELECT n FROM count_roll WHERE place_id = 0 AND contract = ${contract}::smallint AND category = ${category}::smallint) AS base
    FROM read_model LEFT JOIN roll_up ON roll_up.name = 'cluster_roll'`.execute(db);
  const [row] = rows;
  return {
    version: row?.version ?? 0,
    rolledVersion: row?.rolled_version ?? null,
    rolledAt: row?.rolled_at ?? null,
    base: row?.base ?? 0,
  };
}

/** Everything that an answer depends on, in one text. */
export function mapKey(
  criteria: SearchCriteria,
  { agencyId = null, refused = '', closed = false, hidden = [] }: ListScope,
  { version, rolledVersion }: MapState,
): string {
  return answerKey(version, criteria, agencyId, refused, Number(closed), mapZoom(criteria), rolledVersion, ...hidden);
}

/** What a map shows of a search: groups of ads, or from zoom 15 the ads themselves. */
export function mapView(db: Db, criteria: SearchCriteria, scope: ListScope, state: MapState): Promise<MapView> {
  return answers.get(db, mapKey(criteria, scope, state), () =>
    timeSearch(
      'map',
      () => findMapView(db, criteria, scope, state),
      ({ pins }) => (pins === null ? 'groups' : 'pins'),
    ),
  );
}

async function findMapView(db: Db, criteria: SearchCriteria, scope: ListScope, state: MapState): Promise<MapView> {
  const zoom = mapZoom(criteria);
  const queries = listQueries(criteria, scope);
  if (zoom > LAST_GROUPED_ZOOM) {
    const { pins, total, capped } = await findPins(db, queries);
    return { zoom, total, capped, squares: null, pins, countedAt: null };
  }
  const { version, rolledVersion, rolledAt, base } = state;
  const lags = rolledVersion !== version;
  const rolled = rolledVersion !== null && isWhole(criteria, scope) && (!lags || base > LIVE_AT_MOST);
  const { squares, total, capped } = await (rolled
    ? rolledSquares(db, criteria, zoom)
    : liveSquares(db, queries, zoom));
  return { zoom, total, capped, squares, pins: null, countedAt: rolled && lags ? rolledAt : null };
}

/** Whether nothing but contract, category and the map's own bounds is asked for. */
function isWhole(criteria: SearchCriteria, scope: ListScope): boolean {
  const { polygons, circle, travel } = criteria;
  // What the map shows is a shape, too, and would count as a filter.
  const { filtered, keyword } = listQueries(criteria, { ...scope, shapes: null });
  return (
    scope.places.length === 0 &&
    scope.closed !== true &&
    // What is put away was counted beforehand with all others.
    scope.hidden === undefined &&
    !filtered &&
    !keyword &&
    polygons.length === 0 &&
    circle === null &&
    travel.length === 0
  );
}

/** Where no zoom is given a map opens at 8. */
function mapZoom({ zoom }: SearchCriteria): number {
  return Math.max(zoom ?? MAP_ZOOM, FIRST_GROUPED_ZOOM);
}
