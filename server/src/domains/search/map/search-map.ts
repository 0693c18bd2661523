import type { SearchMap } from '@kvadrat/contracts/api';
import type { Db } from '../../../platform/db';
import { hasTag, weakTag } from '../../../platform/http';
import { withHiddenOf } from '../planner/find-listings';
import { type ListRequest, readSearch, type SearchDeps } from '../read-search';
import { mapKey, mapView, readMapState } from './map-view';

export interface MapAnswer {
  /** Of all that the answer depends on: the same without anything being counted. */
  tag: string;
  /** Null where the asker has it. */
  map: SearchMap | null;
}

/**
 * What a map shows of a search; whatever the address says, there is an answer.
 * @param known the request's `If-None-Match`
 */
export async function searchMap(
  db: Db,
  request: ListRequest,
  deps: SearchDeps = {},
  known?: string,
): Promise<MapAnswer> {
  const { criteria, scope: asked, notices } = await readSearch(db, request, deps);
  const scope = await withHiddenOf(db, criteria, asked);
  const state = await readMapState(db, criteria);
  const tag = weakTag(`${mapKey(criteria, scope, state)} ${JSON.stringify(notices)}`);
  if (hasTag(known, tag)) return { tag, map: null };
  const { zoom, total, capped, squares, pins, countedAt } = await mapView(db, criteria, scope, state);
  return {
    tag,
    map: {
      zoom,
      total,
      capped,
      countedAt: countedAt?.toISOString() ?? null,
      clusters: squares,
      markers: pins,
      notices,
    },
  };
}
