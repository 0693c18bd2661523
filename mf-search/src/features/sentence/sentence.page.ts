import { definePage } from '@kvadrat/remote-kit';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { PageSkeleton } from '../../components/page-skeleton';
import { loadSentence } from './sentence-loader';
import { SentenceView } from './sentence-view';

/** Search in words. What somebody writes stays out of the canonical address. */
export const sentencePage = definePage({
  load: loadSentence,
  head: (_data, route, i18n) => ({
    title: i18n._(msg`Pretraga rečenicom | Kvadrat`),
    description: i18n._(
      msg`Opišite jednom rečenicom kakvu nekretninu tražite i pogledajte što smo razumjeli prije pretrage.`,
    ),
    canonical: localizedPath(route.locale, PATHS.sentence),
    alternates: alternateLinks(PATHS.sentence),
    robots: 'noindex',
  }),
  Page: SentenceView,
  Skeleton: PageSkeleton,
});
