import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { listAct } from '../../components/deeds/list-act';
import { loadSaved, type SavedData } from './load-saved';
import { SavedView } from './saved-view';

/** `/user/saved/`: of the account of who is signed in, else of this browser. */
export const savedPage = areaPage<SavedData>({
  load: loadSaved,
  act: listAct('saved'),
  path: USER_PATHS.savedAds,
  title: msg`Spremljeni oglasi`,
  description: msg`Oglasi koje ste spremili, s cijenom tada i sada.`,
  Page: SavedView,
});
