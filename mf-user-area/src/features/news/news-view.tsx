import { useHref } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { searchNewsPath, USER_PATHS } from '@kvadrat/contracts/paths';
import type { SearchNews } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, EmptyState, Pagination } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, type ReactElement } from 'react';
import rows from '../../components/ads/kept-card.module.css';
import { AreaFrame } from '../../components/area/area-frame';
import { AlertForm } from '../../components/deeds/alert-form';
import { DeedButton } from '../../components/deeds/deed-form';
import { DONE_PARAMETER, FIELDS, listDeedOf } from '../../components/deeds/deed-names';
import { DeedsProvider } from '../../components/deeds/deeds-context';
import { DoneNote } from '../../components/deeds/done-note';
import { listAct } from '../../components/deeds/list-act';
import { useAccountNews } from '../../components/use-account-news';
import { useFresh } from '../../components/use-fresh';
import { FeedAddresses } from './feed-addresses';
import { loadNews, type NewsData } from './load-news';
import { NewsRow } from './news-row';
import styles from './news.module.css';

/** Which list they are of matters to none of its forms. */
export const newsAct = listAct('saved');

/** What is new, cheaper, dearer, sold, gone and back in a saved search, newest first. */
export function NewsView({
  data,
  route,
  refused,
}: {
  data: NewsData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const [{ area, news }, refresh] = useFresh(data, route, loadNews);
  const onNews = useCallback(() => void refresh(), [refresh]);
  useAccountNews(onNews);
  if (news === null) {
    return (
      <AreaFrame area={area} route={route} title={t`Ove pretrage nema`}>
        <EmptyState title={t`Pretraga je obrisana, ili nije vaša`}>
          <ButtonLink kind="primary" href={href(USER_PATHS.savedSearches)}>
            <Trans>Spremljene pretrage</Trans>
          </ButtonLink>
        </EmptyState>
      </AreaFrame>
    );
  }
  const { search } = news;
  const open = (
    <ButtonLink small href={href(search.path)}>
      <Trans>Otvori pretragu</Trans>
    </ButtonLink>
  );
  return (
    <AreaFrame area={area} route={route} title={search.name} aside={open}>
      <DeedsProvider route={route} csrf={area?.csrf ?? ''} refused={refused} act={newsAct} onDone={refresh}>
        <div className={styles.page}>
          <DoneNote done={listDeedOf(new URLSearchParams(route.search).get(DONE_PARAMETER))} />
          <div className={styles.tools}>
            <AlertForm search={search} />
            {news.unseen > 0 && (
              <DeedButton deed="visit" hidden={{ [FIELDS.search]: String(search.id) }}>
                <Trans>Označi kao pregledano</Trans>
              </DeedButton>
            )}
          </div>
          <NewsList news={news} route={route} />
          <FeedAddresses searchId={search.id} feed={news.feed} />
        </div>
      </DeedsProvider>
    </AreaFrame>
  );
}

function NewsList({ news, route: { locale } }: { news: SearchNews; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const { search, results, currentPage, maxPages } = news;
  if (results.length === 0) {
    return (
      <EmptyState title={t`Zasad nema ničeg novog`}>
        <p>
          <Trans>Pretragu pratimo. Ovdje će stajati što je novo, jeftinije, skuplje, prodano ili povučeno.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={rows.rows}>
        {results.map((item) => (
          <li key={item.id}>
            <NewsRow item={item} />
          </li>
        ))}
      </ul>
      <Pagination
        current={currentPage}
        last={maxPages}
        href={(page) => `${localizedPath(locale, searchNewsPath(search.id))}${page === 1 ? '' : `?stranica=${page}`}`}
        labels={{
          navigation: t`Stranice popisa`,
          previous: t`Prethodna`,
          next: t`Sljedeća`,
          page: (page) => t`Stranica ${page}`,
        }}
      />
    </>
  );
}
