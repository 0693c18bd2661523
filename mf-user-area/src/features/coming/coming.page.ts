import { definePage } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { AreaSkeleton } from '../../components/area/area-skeleton';
import { loadComing, MessagesView, PublishedView, type ComingData } from './coming-view';

/** `/user/messages/` */
export const messagesPage = definePage<ComingData>({
  load: loadComing,
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Poruke`)} | Kvadrat`,
    description: i18n._(msg`Razgovori s oglašivačima.`),
    canonical: localizedPath(locale, USER_PATHS.messages),
    robots: 'noindex',
  }),
  Page: MessagesView,
  Skeleton: AreaSkeleton,
});

/** `/utente/annunci/pubblicati/` */
export const publishedPage = definePage<ComingData>({
  load: loadComing,
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Moji oglasi`)} | Kvadrat`,
    description: i18n._(msg`Oglasi koje ste objavili.`),
    canonical: localizedPath(locale, USER_PATHS.publishedAds),
    robots: 'noindex',
  }),
  Page: PublishedView,
  Skeleton: AreaSkeleton,
});
