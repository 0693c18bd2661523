import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type OwnSecurity } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadArea, type Area } from '../../components/area/load-area';
import { securityAct } from './security-act';
import { securityDone, type SecurityDeed } from './security-deeds';
import { SecurityView } from './security-view';

export interface SecurityData {
  area: Area;
  own: OwnSecurity;
  /** What was just done. */
  done: SecurityDeed | null;
}

/** Strangers sign in first and come back. */
async function load({ locale, path, search }: RouteLocation, context: LoadContext): Promise<PageLoad<SecurityData>> {
  const { http, signal } = context;
  const [own, area] = await Promise.all([
    http.get(apiAddress('user/security'), signal === undefined ? {} : { signal }),
    loadArea(context),
  ]);
  if (own === null || area === null)
    return {
      status: 302,
      location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
    };
  return { status: 200, data: { area, own, done: securityDone(search) } };
}

/** `/utente/profilo/sigurnost/`: what opens the account, and where it is open. */
export const securityPage = areaPage<SecurityData>({
  path: USER_PATHS.security,
  title: msg`Prijava i sigurnost`,
  description: msg`Prijava u dva koraka, uređaji i povijest prijava.`,
  load,
  act: securityAct,
  Page: SecurityView,
});
