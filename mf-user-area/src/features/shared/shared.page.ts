import { definePage } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { SAVED_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { AreaSkeleton } from '../../components/area/area-skeleton';
import { inviteAct, InviteView, loadInvite, type InviteData } from './invite-view';
import { loadShared, SharedView, type SharedData } from './shared-view';

/** `/popis/?veza=…`: its link opens it to anybody. */
export const sharedPage = definePage<SharedData>({
  load: loadShared,
  head: ({ list }, { locale }, i18n) => ({
    title: `${list === null ? i18n._(msg`Ovaj popis više nije otvoren`) : list.name} | Kvadrat`,
    description: i18n._(msg`Popis oglasa koji je netko podijelio s vama.`),
    canonical: localizedPath(locale, SAVED_PATHS.shared),
    robots: 'noindex',
  }),
  Page: SharedView,
  Skeleton: AreaSkeleton,
});

/** `/popis/poziv/?veza=…` */
export const invitePage = definePage<InviteData>({
  load: loadInvite,
  act: inviteAct,
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Poziv u zajedničku mapu`)} | Kvadrat`,
    description: i18n._(msg`Popis oglasa koji je netko podijelio s vama.`),
    canonical: localizedPath(locale, SAVED_PATHS.invite),
    robots: 'noindex',
  }),
  Page: InviteView,
  Skeleton: AreaSkeleton,
});
