import { definePage } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { AreaSkeleton } from '../../components/area/area-skeleton';
import type { MarkedData } from './load-marked';
import { loadRecent, recentAct, RecentView } from './recent-view';

/** `/utente/annunci/recenti/`: of the account of who is signed in, else of this browser. */
export const recentPage = definePage<MarkedData>({
  load: loadRecent,
  act: recentAct,
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Nedavno pregledano`)} | Kvadrat`,
    description: i18n._(msg`Oglasi koje ste nedavno otvorili.`),
    canonical: localizedPath(locale, USER_PATHS.recentAds),
    robots: 'noindex',
  }),
  Page: RecentView,
  Skeleton: AreaSkeleton,
});
