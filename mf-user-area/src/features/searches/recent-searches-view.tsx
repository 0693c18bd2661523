import { useHref, useRemote, type LoadContext, type PageAct, type PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type RecentSearches } from '@kvadrat/contracts/api';
import { RECENT_SEARCHES_KEY } from '@kvadrat/contracts/constants';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, EmptyState, useHydrated } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { AccountHint } from '../../components/area/account-hint';
import { AreaFrame } from '../../components/area/area-frame';
import { InBrowser } from '../../components/area/in-browser';
import { loadArea, type Area } from '../../components/area/load-area';
import { DONE_PARAMETER, listDeedOf } from '../../components/deeds/deed-names';
import { DeedsProvider } from '../../components/deeds/deeds-context';
import { DoneNote } from '../../components/deeds/done-note';
import { listAct } from '../../components/deeds/list-act';
import { ClearList } from '../../components/lists/clear-list';
import { useAccountNews } from '../../components/use-account-news';
import { useFresh } from '../../components/use-fresh';
import { readRecentSearches } from './read-recent-searches';
import { SearchRow } from './search-row';
import styles from './searches.module.css';

type Searches = RecentSearches['searches'];

export interface RecentSearchesData {
  area: Area | null;
  searches: Searches | null;
}

export async function loadRecentSearches(
  _route: RouteLocation,
  context: LoadContext,
): Promise<PageLoad<RecentSearchesData>> {
  const area = await loadArea(context);
  if (area === null) return { status: 200, data: { area, searches: null } };
  const { http, signal } = context;
  const { searches } = await http.get(apiAddress('user/recent-searches'), signal === undefined ? {} : { signal });
  return { status: 200, data: { area, searches } };
}

/** Which list they are of matters to none of its forms. */
export const recentSearchesAct = listAct('seen');

/** What was searched for lately, of the account of who is signed in, else of this browser. */
export function RecentSearchesView({
  data,
  route,
  refused,
}: {
  data: RecentSearchesData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { storage, http, toast, report } = useRemote();
  const [{ area, searches }, refresh] = useFresh(data, route, loadRecentSearches);
  const onNews = useCallback(() => void refresh(), [refresh]);
  useAccountNews(onNews);
  const isHere = useHydrated();
  const [, setVersion] = useState(0);
  const own = searches ?? (isHere ? readRecentSearches(storage) : null);
  const putBack = useCallback(
    async (before: Searches): Promise<void> => {
      if (area !== null) {
        await http.post(apiAddress('user/recent-searches'), { searches: before });
        return refresh();
      }
      storage.set(RECENT_SEARCHES_KEY, JSON.stringify(before));
      setVersion((version) => version + 1);
    },
    [area, http, refresh, storage],
  );
  const act: PageAct = useMemo(
    () =>
      area === null
        ? (_sent, { path, locale }) => {
            storage.remove(RECENT_SEARCHES_KEY);
            return Promise.resolve({ redirect: localizedPath(locale, path) });
          }
        : recentSearchesAct,
    [area, storage],
  );
  const onDone = useCallback(async (): Promise<void> => {
    const before = own ?? [];
    if (area === null) setVersion((version) => version + 1);
    else await refresh();
    toast('success', t`Popis je ispražnjen.`, {
      label: t`Vrati`,
      run: () => void putBack(before).catch((error: unknown) => report(error, { part: 'recent-searches' })),
    });
  }, [own, area, refresh, toast, t, putBack, report]);
  return (
    <AreaFrame area={area} route={route} title={t`Nedavne pretrage`}>
      <DeedsProvider route={route} csrf={area?.csrf ?? ''} refused={refused} act={act} onDone={onDone}>
        <div className={styles.list}>
          <DoneNote done={listDeedOf(new URLSearchParams(route.search).get(DONE_PARAMETER))} />
          {area === null && <AccountHint path={route.path} />}
          {own === null ? (
            <InBrowser kept={{ ads: null, failed: false, retry: () => undefined }}>{() => null}</InBrowser>
          ) : (
            <SearchList searches={own} />
          )}
        </div>
      </DeedsProvider>
    </AreaFrame>
  );
}

function SearchList({ searches }: { searches: Searches }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  if (searches.length === 0) {
    return (
      <EmptyState title={t`Još niste ništa tražili`}>
        <p>
          <Trans>Pretrage koje nešto nađu stoje ovdje, pa ih možete ponoviti.</Trans>
        </p>
        <ButtonLink href={href(PATHS.defaultSearch)}>
          <Trans>Nova pretraga</Trans>
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {searches.map(({ path, title, details }) => (
          <li key={path}>
            <SearchRow path={path} name={title} details={details} />
          </li>
        ))}
      </ul>
      <ClearList
        deed="searches"
        canUndo={false}
        words={<Trans>Isprazni popis</Trans>}
        question={<Trans>Zaboraviti sve nedavne pretrage?</Trans>}
      />
    </>
  );
}
