import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type SearchNews } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { loadArea, type Area } from '../../components/area/load-area';
import { pageOf } from '../../components/lists/page-of';

export interface NewsData {
  area: Area | null;
  /** Null where the person has no such search. */
  news: SearchNews | null;
}

/** Reads what has become of the ads of one search of who is signed in. */
export async function loadNews(route: RouteLocation, context: LoadContext): Promise<PageLoad<NewsData>> {
  const { locale, path, search, params } = route;
  const area = await loadArea(context);
  if (area === null)
    return {
      status: 302,
      location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
    };
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1) return { status: 404, data: { area, news: null } };
  const { http, signal } = context;
  try {
    const news = await http.get(
      apiAddress('user/searches/{id}/news', { id, page: pageOf(search), locale }),
      signal === undefined ? {} : { signal },
    );
    return { status: 200, data: { area, news } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { area, news: null } };
    throw error;
  }
}
