import { definePage } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { AreaSkeleton } from '../../components/area/area-skeleton';
import { listAct } from '../../components/deeds/list-act';
import { loadSaved, type SavedData } from './load-saved';
import { SavedView } from './saved-view';

/** `/user/saved/`: of the account of who is signed in, else of this browser. */
export const savedPage = definePage<SavedData>({
  load: loadSaved,
  act: listAct('saved'),
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Spremljeni oglasi`)} | Kvadrat`,
    description: i18n._(msg`Oglasi koje ste spremili, s cijenom tada i sada.`),
    canonical: localizedPath(locale, USER_PATHS.savedAds),
    robots: 'noindex',
  }),
  // Order, folder and map change what is shown of one list.
  instanceOf: () => 'saved',
  Page: SavedView,
  Skeleton: AreaSkeleton,
});
