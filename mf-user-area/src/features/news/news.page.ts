import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadNews, type NewsData } from './load-news';
import { newsAct, NewsView } from './news-view';

/** `/user/searches/{id}/`: what has become of the ads of a saved search. */
export const newsPage = areaPage<NewsData>({
  load: loadNews,
  act: newsAct,
  path: USER_PATHS.savedSearches,
  title: ({ news }) => news?.search.name ?? msg`Ove pretrage nema`,
  description: msg`Što je novo u spremljenoj pretrazi.`,
  Page: NewsView,
});
