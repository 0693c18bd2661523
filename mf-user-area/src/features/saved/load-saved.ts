import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type MarkedAds, type SavedFolders } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { loadArea, type Area } from '../../components/area/load-area';
import { readSavedQuery, savedPath } from './saved-query';

export interface SavedData {
  /** Null for a stranger, whose list is in the browser. */
  area: Area | null;
  own: { marked: MarkedAds; folders: SavedFolders['folders'] } | null;
}

/** Reads the list of who is signed in. A folder that is not there leads to the whole list. */
export async function loadSaved({ locale, search }: RouteLocation, context: LoadContext): Promise<PageLoad<SavedData>> {
  const area = await loadArea(context);
  if (area === null) return { status: 200, data: { area, own: null } };
  const { http, signal } = context;
  const options = signal === undefined ? {} : { signal };
  const { folder, sort, page } = readSavedQuery(search);
  if (folder !== '' && !/^[1-9]\d{0,14}$/.test(folder)) return { status: 302, location: savedPath(locale, { sort }) };
  try {
    const [marked, { folders }] = await Promise.all([
      http.get(
        apiAddress('user/ads/{mark}', {
          mark: 'saved',
          page,
          ...(folder === '' ? {} : { folder: Number(folder) }),
          sort,
          locale,
        }),
        options,
      ),
      http.get(apiAddress('user/folders'), options),
    ]);
    return { status: 200, data: { area, own: { marked, folders } } };
  } catch (error) {
    if (folder !== '' && isAppError(error) && error.status === 404)
      return { status: 302, location: savedPath(locale, { sort }) };
    throw error;
  }
}
