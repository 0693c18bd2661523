import { definePage } from '@kvadrat/remote-kit';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { COMPARE_PATH } from '../../components/guide-address';
import { GuideSkeleton } from '../../components/guide-skeleton';
import { loadComparison } from './compare-loader';
import { CompareView } from './compare-view';

/** Up to four places of the guide beside one another. One page, and none for search engines. */
export const comparePage = definePage({
  load: loadComparison,
  head: (_data, { locale }, i18n) => ({
    title: i18n._(msg`Usporedba cijena po mjestima | Kvadrat`),
    description: i18n._(msg`Do četiri mjesta jedno pokraj drugog: cijena kvadrata, najam, prinos i vrijeme u ponudi.`),
    canonical: localizedPath(locale, COMPARE_PATH),
    alternates: alternateLinks(COMPARE_PATH),
    robots: 'noindex',
  }),
  Page: CompareView,
  Skeleton: GuideSkeleton,
});
