import { definePage } from '@kvadrat/remote-kit';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { METHOD_PATH } from '../../components/guide-address';
import { GuideSkeleton } from '../../components/guide-skeleton';
import { MethodView } from './method-view';

/** How the guide counts. */
export const methodPage = definePage<null>({
  load: () => Promise.resolve({ status: 200, data: null }),
  head: (_data, { locale }, i18n) => ({
    title: i18n._(msg`Kako računamo cijene | Kvadrat`),
    description: i18n._(
      msg`Koji oglasi ulaze u cijenu kvadrata, što je medijan, od koliko oglasa pokazujemo brojku i što ne znamo.`,
    ),
    canonical: localizedPath(locale, METHOD_PATH),
    alternates: alternateLinks(METHOD_PATH),
    breadcrumbs: [
      { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
      { label: i18n._(msg`Cijene nekretnina`), path: localizedPath(locale, PATHS.priceGuide) },
      { label: i18n._(msg`Kako računamo`), path: null },
    ],
  }),
  Page: MethodView,
  Skeleton: GuideSkeleton,
});
