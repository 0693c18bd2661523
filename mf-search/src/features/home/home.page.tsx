import { definePage } from '@kvadrat/remote-kit';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { loadHome } from './home-loader';
import { HomeView } from './home-view';

/** The home page. */
export const homePage = definePage({
  load: loadHome,
  head: (_data, route, i18n) => ({
    title: i18n._(msg`Kvadrat: nekretnine u Hrvatskoj`),
    description: i18n._(
      msg`Stanovi, kuće, zemljišta i poslovni prostori u cijeloj Hrvatskoj, na prodaju i u najam, s cijenom po kvadratu.`,
    ),
    canonical: localizedPath(route.locale, PATHS.home),
    alternates: alternateLinks(PATHS.home),
  }),
  Page: ({ data }) => <HomeView {...data} />,
  Skeleton: () => <HomeView home={null} asOf="" />,
});
