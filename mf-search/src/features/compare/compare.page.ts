import { definePage } from '@kvadrat/remote-kit';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { PageSkeleton } from '../../components/page-skeleton';
import { loadComparison } from './compare-loader';
import { CompareView } from './compare-view';

/** Up to four ads beside one another. Whatever is compared, it is one page, and none for search engines. */
export const comparePage = definePage({
  load: loadComparison,
  head: (_data, route, i18n) => ({
    title: i18n._(msg`Usporedba oglasa | Kvadrat`),
    description: i18n._(msg`Do četiri nekretnine jedna pokraj druge: cijena, površina, stanje, oprema i dokumenti.`),
    canonical: localizedPath(route.locale, PATHS.compare),
    alternates: alternateLinks(PATHS.compare),
    robots: 'noindex',
  }),
  Page: CompareView,
  Skeleton: PageSkeleton,
});
