import { searchAddress, type ApiAddress } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import {
  DEFAULT_CRITERIA,
  searchUrl,
  type SearchCriteria,
  type SearchFlags,
  type Viewport,
} from '@kvadrat/contracts/search';
import type { MapBounds } from '@kvadrat/map-kit';

/** So many parts of a turn that what is asked for grows by whole steps and a small move asks for nothing new. */
const STEPS_PER_VIEW = 4;

/** Address of what a map shows of a search. Order and page of the list are no matter of the map's. */
export function mapRequest(
  criteria: SearchCriteria,
  zoom: number,
  locale: Locale,
  flags: SearchFlags,
): ApiAddress<'search-list/clusters'> {
  const { sort, page, mapCenter } = DEFAULT_CRITERIA;
  return searchAddress(
    'clusters',
    searchUrl({ ...criteria, zoom: Math.round(zoom), sort, page, mapCenter }, flags),
    locale,
  );
}

/**
 * The part of a search that a map can show, for one with more ads than an answer holds: what both the search and the
 * map look at, a little more than the map so that small moves need nothing new.
 */
export function nearView(criteria: SearchCriteria, bounds: MapBounds): SearchCriteria {
  const wide = widened(bounds);
  const { viewport } = criteria;
  if (viewport === null) return { ...criteria, viewport: wide };
  const both = {
    south: Math.max(wide.south, viewport.south),
    west: Math.max(wide.west, viewport.west),
    north: Math.min(wide.north, viewport.north),
    east: Math.min(wide.east, viewport.east),
  };
  // The map looks past what is searched: there is nothing to show, and the search as it is says so.
  return both.south < both.north && both.west < both.east ? { ...criteria, viewport: both } : criteria;
}

function widened({ south, west, north, east }: MapBounds): Viewport {
  const lat = step(north - south);
  const lng = step(east - west);
  return {
    south: Math.max(-90, down(south, lat)),
    west: Math.max(-180, down(west, lng)),
    north: Math.min(90, -down(-north, lat)),
    east: Math.min(180, -down(-east, lng)),
  };
}

/** The next power of two below a part of the extent: the same for all views of one zoom and size. */
function step(extent: number): number {
  return 2 ** Math.floor(Math.log2(extent / STEPS_PER_VIEW));
}

function down(degrees: number, by: number): number {
  return Number((Math.floor(degrees / by) * by).toFixed(6));
}
