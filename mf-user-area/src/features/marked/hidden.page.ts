import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { hiddenAct, HiddenView, loadHidden } from './hidden-view';
import type { MarkedData } from './load-marked';

/** `/utente/annunci/nascosti/`: of the account of who is signed in, else of this browser. */
export const hiddenPage = areaPage<MarkedData>({
  load: loadHidden,
  act: hiddenAct,
  path: USER_PATHS.hiddenAds,
  title: msg`Sakriveni oglasi`,
  description: msg`Oglasi koje ste sakrili.`,
  Page: HiddenView,
});
