import { definePage } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { AreaSkeleton } from '../../components/area/area-skeleton';
import { hiddenAct, HiddenView, loadHidden } from './hidden-view';
import type { MarkedData } from './load-marked';

/** `/utente/annunci/nascosti/`: of the account of who is signed in, else of this browser. */
export const hiddenPage = definePage<MarkedData>({
  load: loadHidden,
  act: hiddenAct,
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Sakriveni oglasi`)} | Kvadrat`,
    description: i18n._(msg`Oglasi koje ste sakrili.`),
    canonical: localizedPath(locale, USER_PATHS.hiddenAds),
    robots: 'noindex',
  }),
  Page: HiddenView,
  Skeleton: AreaSkeleton,
});
