import type { SearchListResponse } from '@kvadrat/contracts/api';
import { MAX_RESULTS, PAGE_SIZE } from '@kvadrat/contracts/constants';
import { type Locale, LOCALE_DETAILS, localizedPath } from '@kvadrat/contracts/locales';
import { criteriaParams, type SearchCriteria, type SearchFlags, searchUrl } from '@kvadrat/contracts/search';
import type { Db } from '../../platform/db';
import type { Place, PlaceDirectory } from '../geography/api';
import { cardsByIds } from '../listings/api';
import { listPrice } from '../price-guide/api';
import { headingPlace, listBreadcrumbs, listTexts } from '../search-texts/api';
import { countLabel } from './count-label';
import { linkedPlaces } from './indexing/linked-places';
import { isWorthIndexing } from './indexing/worth-indexing';
import { planName } from './planner/choose-plan';
import { findListings } from './planner/find-listings';
import { type ListRequest, readSearch, type SearchDeps } from './read-search';
import { timeSearch } from './timing/search-times';

const LAST_PAGE = MAX_RESULTS / PAGE_SIZE;

/** Answers a list page: whatever the address says, there is an answer. */
export async function searchList(db: Db, request: ListRequest, deps: SearchDeps = {}): Promise<SearchListResponse> {
  const { locale, flags = {} } = request;
  const { criteria, scope, place, chosen, placesTaken, notices } = await readSearch(db, request, deps);
  const { directory } = scope;
  const refused = criteria.page > LAST_PAGE;
  const asked = refused ? { ...criteria, page: LAST_PAGE } : criteria;
  const found = await timeSearch(
    'list',
    () => findListings(db, asked, scope),
    ({ plan }) => planName(plan),
  );
  const maxPages = Math.min(Math.ceil(found.total / PAGE_SIZE), LAST_PAGE);
  const pastEnd = criteria.page > Math.max(1, maxPages);
  const plain = isPlainList(criteria, flags) && placesTaken && !pastEnd;
  const [results, linked, price] = await Promise.all([
    pastEnd ? [] : (deps.cards ?? cardsByIds)(db, found.ids, locale),
    plain && !scope.closed && scope.agencyId === null ? linkedPlaces(db, criteria, place, directory, locale) : {},
    priceOf(db, criteria, chosen, directory, locale),
  ]);

  const label = place === null ? '' : directory.label(place.id);
  const searched = headingPlace(chosen, place, directory, locale);
  const address = (page: number): string => localizedPath(locale, searchUrl({ ...criteria, page }, flags));
  const shownPage = Math.min(criteria.page, Math.max(1, maxPages));
  if (pastEnd) notices.push({ code: 'page-past-end', parameter: 'pag', value: String(criteria.page) });
  return {
    count: found.total,
    countLabel: countLabel(found.total, LOCALE_DETAILS[locale].intl),
    ...((request.hidden ?? []).length === 0 ? {} : { leftOut: found.leftOut }),
    currentPage: criteria.page,
    maxPages,
    results,
    breadcrumbs: listBreadcrumbs(
      {
        contract: criteria.contract,
        category: criteria.category,
        placeId: place?.id ?? null,
        several: chosen.length > 1 ? (searched?.label ?? null) : null,
      },
      directory,
      locale,
      !scope.closed,
    ),
    seo: {
      ...listTexts(
        {
          contract: criteria.contract,
          category: criteria.category,
          place: searched,
          placeLabel: searched?.label ?? '',
        },
        { count: found.total, page: criteria.page, locale },
      ),
      canonical: address(shownPage),
      ...(plain && isWorthIndexing(place, found.total, directory) ? {} : { robots: 'noindex,follow' }),
      ...(criteria.page > 1 ? { prev: address(Math.min(criteria.page - 1, Math.max(1, maxPages))) } : {}),
      ...(criteria.page < maxPages ? { next: address(criteria.page + 1) } : {}),
    },
    notices,
    place: place === null ? null : { id: place.id, label, path: place.path, level: place.level },
    places: chosen.map(({ id, path, level }) => ({
      id,
      label: directory.label(id),
      path,
      level,
      within: directory.around(id).map((around) => around.id),
    })),
    ...linked,
    ...(price === null ? {} : { price }),
  };
}

/** Of one place, or of the country where none is chosen; a figure of several would be that of none of them. */
function priceOf(
  db: Db,
  criteria: SearchCriteria,
  chosen: readonly Place[],
  { country }: PlaceDirectory,
  locale: Locale,
): ReturnType<typeof listPrice> {
  const where = chosen.length === 0 ? country : chosen[0];
  return where === undefined || chosen.length > 1 ? Promise.resolve(null) : listPrice(db, criteria, where, locale);
}

/** Lists without filters are for search engines, if they hold enough; the endless filtered ones are not. */
function isPlainList(criteria: SearchCriteria, flags: SearchFlags): boolean {
  return criteriaParams({ ...criteria, page: 1 }, flags).size === 0;
}
