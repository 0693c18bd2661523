import { SAVED_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { inviteAct, InviteView, loadInvite, type FolderInviteData } from './invite-view';
import { loadShared, SharedView, type SharedData } from './shared-view';

/** `/popis/?veza=…`: its link opens it to anybody. */
export const sharedPage = areaPage<SharedData>({
  load: loadShared,
  path: SAVED_PATHS.shared,
  title: ({ list }) => (list === null ? msg`Ovaj popis više nije otvoren` : list.name),
  description: msg`Popis oglasa koji je netko podijelio s vama.`,
  Page: SharedView,
});

/** `/popis/poziv/?veza=…` */
export const invitePage = areaPage<FolderInviteData>({
  load: loadInvite,
  act: inviteAct,
  path: SAVED_PATHS.invite,
  title: msg`Poziv u zajedničku mapu`,
  description: msg`Popis oglasa koji je netko podijelio s vama.`,
  Page: InviteView,
});
