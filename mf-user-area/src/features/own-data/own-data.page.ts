import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type OwnData } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadArea, type Area } from '../../components/area/load-area';
import { ownDataAct } from './own-data-act';
import { OwnDataView } from './own-data-view';

export interface OwnDataPageData {
  area: Area;
  own: OwnData;
}

/** Strangers sign in first and come back. */
async function load({ locale, path }: RouteLocation, context: LoadContext): Promise<PageLoad<OwnDataPageData>> {
  const { http, signal } = context;
  const [own, area] = await Promise.all([
    http.get(apiAddress('user/data'), signal === undefined ? {} : { signal }),
    loadArea(context),
  ]);
  if (own === null || area === null)
    return { status: 302, location: localizedPath(locale, authPath('entry', localizedPath(locale, path))) };
  return { status: 200, data: { area, own } };
}

/** `/utente/profilo/moji-podaci/`: everything that is kept of a person as a file, and the end of their account. */
export const ownDataPage = areaPage<OwnDataPageData>({
  path: USER_PATHS.ownData,
  title: msg`Moji podaci`,
  description: msg`Preuzmite svoje podatke ili obrišite račun.`,
  load,
  act: ownDataAct,
  Page: OwnDataView,
});
