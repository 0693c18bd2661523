import { definePage } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { PageCardSkeleton } from '../../flow/page-card';
import { VIEW_TITLES } from '../../flow/view-title';
import { AuthPage } from './auth-page';
import { readAuthRoute } from './auth-route';
import { loadAuthPage } from './load-auth-page';

/** `/prijava/{view}/`: every view without the dialog, and without scripts. */
export const authPage = definePage({
  load: loadAuthPage,
  head(_data, route, i18n) {
    const { view } = readAuthRoute(route);
    return {
      title: `${i18n._(VIEW_TITLES[view])} | Kvadrat`,
      description: i18n._(msg`Prijavite se ili otvorite račun na Kvadratu.`),
      canonical: localizedPath(route.locale, authPath(view)),
      robots: 'noindex',
    };
  },
  Page: AuthPage,
  Skeleton: PageCardSkeleton,
});
