import { definePage } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { AreaSkeleton } from '../../components/area/area-skeleton';
import { loadSearches, SavedSearchesView, searchesAct, type SearchesData } from './saved-searches-view';
import { loadRecentSearches, recentSearchesAct, RecentSearchesView, type RecentSearchesData } from './recent-searches-view';

/** `/user/searches/`, which are an account's. */
export const searchesPage = definePage<SearchesData>({
  load: loadSearches,
  act: searchesAct,
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Spremljene pretrage`)} | Kvadrat`,
    description: i18n._(msg`Pretrage koje ste spremili.`),
    canonical: localizedPath(locale, USER_PATHS.savedSearches),
    robots: 'noindex',
  }),
  Page: SavedSearchesView,
  Skeleton: AreaSkeleton,
});

/** `/utente/ricerche/recenti/`: of the account of who is signed in, else of this browser. */
export const recentSearchesPage = definePage<RecentSearchesData>({
  load: loadRecentSearches,
  act: recentSearchesAct,
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Nedavne pretrage`)} | Kvadrat`,
    description: i18n._(msg`Što ste nedavno tražili.`),
    canonical: localizedPath(locale, USER_PATHS.recentSearches),
    robots: 'noindex',
  }),
  Page: RecentSearchesView,
  Skeleton: AreaSkeleton,
});
