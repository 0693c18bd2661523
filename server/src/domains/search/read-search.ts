import type { Flags } from '@kvadrat/contracts/flags';
import type { Locale } from '@kvadrat/contracts/locales';
import { parseCriteria, type SearchCriteria, type SearchFlags, type SearchNotice } from '@kvadrat/contracts/search';
import { findAgencyId } from '../agencies/api';
import type { Db } from '../../platform/db';
import { type Place, placeDirectory } from '../geography/api';
import { AUCTION, isAuction, type ReadCards } from '../listings/api';
import type { ListScope } from './planner/list-queries';
import { noticeFor } from './notice-for';
import { resolvePlaces } from './resolve-place';
import { resolveShapes, type TravelTimes } from './shapes/resolve-shapes';

export interface ListRequest {
  /** Page path of the list without language prefix; null where only parameters are given. */
  path: string | null;
  query: URLSearchParams;
  locale: Locale;
  /** Slug of the agency whose ads alone are wanted. */
  agency?: string | null;
  /** Flags that decide what an address says, and whether auctions are offered. */
  flags?: ListFlags;
  /** Ads that who asks has put away. */
  hidden?: readonly number[];
}

export type ListFlags = SearchFlags & Partial<Pick<Flags, 'auctions'>>;

/** What searches ask beside the database. */
export interface SearchDeps {
  /** Without it nobody can say how far one gets in some minutes, and visitors are told so. */
  isochrone?: TravelTimes | undefined;
  /** Reads the cards of a list; from the database where left out. */
  cards?: ReadCards;
}

/** A search as it is answered: lists, counts, facets and maps all read their address with this. */
export interface ReadSearch {
  /** With the place resolved. */
  criteria: SearchCriteria;
  scope: ListScope;
  /** The place a page about the search is headed by. */
  place: Place | null;
  /** The places themselves; none for the whole country. */
  chosen: readonly Place[];
  /** Whether all of the places were taken as written. */
  placesTaken: boolean;
  notices: SearchNotice[];
}

/** Id that no agency has: one that is not known has no ads. */
const NO_AGENCY = 0;

export async function readSearch(
  db: Db,
  { path, query, agency = null, flags = {}, hidden = [] }: ListRequest,
  deps: SearchDeps = {},
): Promise<ReadSearch> {
  const parsed = parseCriteria(path, query, flags);
  const directory = await placeDirectory(db);
  const { place, places, chosen, placeIds, notices: placeNotices } = resolvePlaces(parsed.criteria, directory);
  const criteria: SearchCriteria = { ...parsed.criteria, place: place?.path ?? null, placeIds };
  const agencyId = agency === null ? null : ((await findAgencyId(db, agency)) ?? NO_AGENCY);
  const closed = closedKind(criteria, flags);
  const { filter: shapes, notices: shapeNotices } = await resolveShapes(criteria, deps);
  return {
    criteria,
    scope: {
      places,
      directory,
      agencyId,
      shapes,
      closed: closed.length > 0,
      refused: shapeNotices.map(({ value }) => value).join(),
      ...(hidden.length === 0 ? {} : { hidden }),
    },
    place,
    chosen,
    placesTaken: placeNotices.length === 0,
    notices: [...parsed.notices, ...placeNotices, ...shapeNotices, ...closed],
  };
}

/** Auctions are reached by nothing but links while they are off; those find nothing and say why. */
function closedKind(criteria: SearchCriteria, { auctions = false }: ListFlags): SearchNotice[] {
  if (auctions || !isAuction(criteria)) return [];
  return [noticeFor('auctions-off', criteria.contract === AUCTION ? 'idContratto' : 'idCategoria', String(AUCTION))];
}
