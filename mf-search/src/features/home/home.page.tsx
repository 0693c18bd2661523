import { definePage } from '@kvadrat/build/remote';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { HomeView } from './home-view';

/** R7: the home page. It asks the server for nothing, so it is there at once. */
export const homePage = definePage({
  load: () => Promise.resolve({ status: 200 as const, data: {} }),
  head: (_data, route, i18n) => ({
    title: i18n._(msg`Kvadrat: nekretnine u Hrvatskoj`),
    description: i18n._(msg`Stanovi, kuće, zemljišta i poslovni prostori u cijeloj Hrvatskoj, na prodaju i u najam, s cijenom po kvadratu.`),
    canonical: localizedPath(route.locale, PATHS.home),
    alternates: alternateLinks(PATHS.home),
  }),
  Page: HomeView,
  Skeleton: HomeView,
});
