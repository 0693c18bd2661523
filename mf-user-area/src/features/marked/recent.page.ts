import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import type { MarkedData } from './load-marked';
import { loadRecent, recentAct, RecentView } from './recent-view';

/** `/utente/annunci/recenti/`: of the account of who is signed in, else of this browser. */
export const recentPage = areaPage<MarkedData>({
  load: loadRecent,
  act: recentAct,
  path: USER_PATHS.recentAds,
  title: msg`Nedavno pregledano`,
  description: msg`Oglasi koje ste nedavno otvorili.`,
  Page: RecentView,
});
