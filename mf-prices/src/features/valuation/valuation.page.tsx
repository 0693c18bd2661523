import { definePage } from '@kvadrat/remote-kit';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { GuideSkeleton } from '../../components/guide-skeleton';
import { loadValuation } from './valuation-loader';
import { ValuationView } from './valuation-view';

/** What a home may be asked for. The address alone says what is valued; search engines know the empty form. */
export const valuationPage = definePage({
  load: loadValuation,
  head: (_data, { locale, search }, i18n) => ({
    title: i18n._(msg`Procjena nekretnine | Kvadrat`),
    description: i18n._(msg`Raspon tražene cijene stana ili kuće prema sličnim oglasima, bez prijave i bez poziva.`),
    canonical: localizedPath(locale, PATHS.valuation),
    alternates: alternateLinks(PATHS.valuation),
    ...(search !== '' && { robots: 'noindex' as const }),
    breadcrumbs: [
      { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
      { label: i18n._(msg`Cijene nekretnina`), path: localizedPath(locale, PATHS.priceGuide) },
      { label: i18n._(msg`Procjena`), path: null },
    ],
  }),
  Page: ValuationView,
  Skeleton: GuideSkeleton,
});
