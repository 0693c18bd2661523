import type { SearchListResponse } from '@kvadrat/contracts/api';
import { MAX_RESULTS, PAGE_SIZE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { criteriaParams, parseCriteria, type SearchCriteria, type SearchFlags, searchUrl } from '@kvadrat/contracts/search';
import type { Db } from '../db';
import { findAgencyId } from '../agencies';
import { placeDirectory } from '../geography';
import { cardsByIds } from '../listings';
import { listBreadcrumbs, listTexts } from '../search-texts';
import { countLabel } from './count-label';
import { unansweredCriteria } from './planner/conditions';
import { findListings } from './planner/find-listings';
import { resolvePlaces } from './resolve-place';

export interface ListRequest {
  /** Page path of the list without language prefix; null where only parameters are given. */
  path: string | null;
  query: URLSearchParams;
  locale: Locale;
  /** Slug of the agency whose ads alone are wanted. */
  agency?: string | null;
  /** Flags that decide what an address says (R125, R149). */
  flags?: SearchFlags;
}

/** Id that no agency has: one that is not known has no ads. */
const NO_AGENCY = 0;

const LAST_PAGE = MAX_RESULTS / PAGE_SIZE;

/** Answers a list page: whatever the address says, there is an answer (R137). */
export async function searchList(db: Db, { path, query, locale, agency = null, flags = {} }: ListRequest): Promise<SearchListResponse> {
  const parsed = parseCriteria(path, query, flags);
  const directory = await placeDirectory(db);
  const { place, places, placeIds, notices: placeNotices } = resolvePlaces(parsed.criteria, directory);
  const criteria: SearchCriteria = { ...parsed.criteria, place: place?.path ?? null, placeIds };
  const refused = criteria.page > LAST_PAGE;
  const agencyId = agency === null ? null : ((await findAgencyId(db, agency)) ?? NO_AGENCY);
  const found = await findListings(db, refused ? { ...criteria, page: LAST_PAGE } : criteria, { places, directory, agencyId });
  const maxPages = Math.min(Math.ceil(found.total / PAGE_SIZE), LAST_PAGE);
  const pastEnd = criteria.page > Math.max(1, maxPages);
  const results = pastEnd ? [] : await cardsByIds(db, found.ids, locale);

  const label = place === null ? '' : directory.label(place.id);
  const address = (page: number): string => localizedPath(locale, searchUrl({ ...criteria, page }, flags));
  const shownPage = Math.min(criteria.page, Math.max(1, maxPages));
  const notices = [...parsed.notices, ...placeNotices, ...unansweredCriteria(criteria)];
  if (pastEnd) notices.push({ code: 'page-past-end', parameter: 'pag', value: String(criteria.page) });
  return {
    count: found.total,
    countLabel: countLabel(found.total, LOCALE_DETAILS[locale].intl),
    currentPage: criteria.page,
    maxPages,
    results,
    breadcrumbs: listBreadcrumbs({ contract: criteria.contract, category: criteria.category, placeId: place?.id ?? null }, directory, locale),
    seo: {
      ...listTexts(
        { contract: criteria.contract, category: criteria.category, place, placeLabel: label },
        { count: found.total, page: criteria.page, locale },
      ),
      canonical: address(shownPage),
      ...(isPlainList(criteria, flags) && placeNotices.length === 0 && !pastEnd ? {} : { robots: 'noindex,follow' }),
      ...(criteria.page > 1 ? { prev: address(Math.min(criteria.page - 1, Math.max(1, maxPages))) } : {}),
      ...(criteria.page < maxPages ? { next: address(criteria.page + 1) } : {}),
    },
    notices,
    place: place === null ? null : { id: place.id, label, path: place.path, level: place.level },
  };
}

/** Lists without filters are for search engines; the endless filtered ones are not. */
function isPlainList(criteria: SearchCriteria, flags: SearchFlags): boolean {
  return criteriaParams({ ...criteria, page: 1 }, flags).size === 0;
}
