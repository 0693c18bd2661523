import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type OwnAgencies } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { AGENCY_INVITE_PATH, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadArea, type Area } from '../../components/area/load-area';
import { agencyAct } from './agency-act';
import { agencyDone, type AgencyDeed } from './agency-deeds';
import { inviteAct, InviteView, loadInvite, type AgencyInviteData } from './invite-view';
import { AgencyView } from './agency-view';

export interface AgencyData {
  area: Area;
  own: OwnAgencies;
  /** What was just done. */
  done: AgencyDeed | null;
}

/** Strangers sign in first and come back. */
async function load({ locale, path, search }: RouteLocation, context: LoadContext): Promise<PageLoad<AgencyData>> {
  const area = await loadArea(context);
  if (area === null)
    return {
      status: 302,
      location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
    };
  const { http, signal } = context;
  const own = await http.get(apiAddress('user/agencies'), signal === undefined ? {} : { signal });
  return { status: 200, data: { area, own, done: agencyDone(search) } };
}

/** `/utente/agencija/`: who acts for an agency, and what each may do. */
export const agencyPage = areaPage<AgencyData>({
  path: USER_PATHS.agency,
  title: msg`Agencija`,
  description: msg`Tko radi u ime agencije i što tko smije.`,
  load,
  act: agencyAct,
  Page: AgencyView,
});

/** `/poziv-u-agenciju/?veza=…` */
export const agencyInvitePage = areaPage<AgencyInviteData>({
  path: AGENCY_INVITE_PATH,
  title: msg`Poziv u agenciju`,
  description: msg`Poziv da radite u ime agencije.`,
  load: loadInvite,
  act: inviteAct,
  Page: InviteView,
});
