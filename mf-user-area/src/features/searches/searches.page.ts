import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadSearches, SavedSearchesView, searchesAct, type SearchesData } from './saved-searches-view';
import {
  loadRecentSearches,
  recentSearchesAct,
  RecentSearchesView,
  type RecentSearchesData,
} from './recent-searches-view';

/** `/user/searches/`, which are an account's. */
export const searchesPage = areaPage<SearchesData>({
  load: loadSearches,
  act: searchesAct,
  path: USER_PATHS.savedSearches,
  title: msg`Spremljene pretrage`,
  description: msg`Pretrage koje ste spremili.`,
  Page: SavedSearchesView,
});

/** `/utente/ricerche/recenti/`: of the account of who is signed in, else of this browser. */
export const recentSearchesPage = areaPage<RecentSearchesData>({
  load: loadRecentSearches,
  act: recentSearchesAct,
  path: USER_PATHS.recentSearches,
  title: msg`Nedavne pretrage`,
  description: msg`Što ste nedavno tražili.`,
  Page: RecentSearchesView,
});
