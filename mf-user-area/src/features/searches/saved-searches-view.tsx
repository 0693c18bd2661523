import { useHref, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type SavedSearch } from '@kvadrat/contracts/api';
import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, EmptyState, PlusIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, type ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { loadArea, type Area } from '../../components/area/load-area';
import { DONE_PARAMETER, listDeedOf } from '../../components/deeds/deed-names';
import { DeedsProvider } from '../../components/deeds/deeds-context';
import { DoneNote } from '../../components/deeds/done-note';
import { listAct } from '../../components/deeds/list-act';
import { useAccountNews } from '../../components/use-account-news';
import { useFresh } from '../../components/use-fresh';
import { SavedSearchRow } from './saved-search-row';
import styles from './searches.module.css';

export interface SearchesData {
  area: Area | null;
  searches: readonly SavedSearch[];
}

export async function loadSearches(_route: RouteLocation, context: LoadContext): Promise<PageLoad<SearchesData>> {
  const area = await loadArea(context);
  if (area === null) return { status: 200, data: { area, searches: [] } };
  const { http, signal } = context;
  const { searches } = await http.get(apiAddress('user/searches'), signal === undefined ? {} : { signal });
  return { status: 200, data: { area, searches } };
}

/** Which list they are of matters to none of its forms. */
export const searchesAct = listAct('saved');

/** Searches that were saved: what is new in them, and how soon they tell of it. */
export function SavedSearchesView({
  data,
  route,
  refused,
}: {
  data: SearchesData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const [{ area, searches }, refresh] = useFresh(data, route, loadSearches);
  const onNews = useCallback(() => void refresh(), [refresh]);
  useAccountNews(onNews);
  const more = (
    <ButtonLink small href={href(PATHS.defaultSearch)}>
      <PlusIcon />
      <Trans>Nova pretraga</Trans>
    </ButtonLink>
  );
  return (
    <AreaFrame area={area} route={route} title={t`Spremljene pretrage`} aside={searches.length > 0 ? more : undefined}>
      <DeedsProvider route={route} csrf={area?.csrf ?? ''} refused={refused} act={searchesAct} onDone={refresh}>
        <div className={styles.list}>
          <DoneNote done={listDeedOf(new URLSearchParams(route.search).get(DONE_PARAMETER))} />
          {searches.length === 0 ? <NoSearches isAccount={area !== null} /> : <SearchList searches={searches} />}
        </div>
      </DeedsProvider>
    </AreaFrame>
  );
}

function SearchList({ searches }: { searches: readonly SavedSearch[] }): ReactElement {
  return (
    <ul className={styles.rows}>
      {searches.map((search) => (
        <li key={search.id}>
          <SavedSearchRow search={search} />
        </li>
      ))}
    </ul>
  );
}

function NoSearches({ isAccount }: { isAccount: boolean }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <EmptyState title={t`Spremite pretragu i ne tražite iznova`}>
      <p>
        <Trans>
          Postavite filtre ili nacrtajte područje pa odaberite „Spremi pretragu”. Javit ćemo vam nove oglase.
        </Trans>
      </p>
      {!isAccount && (
        <p>
          <Trans>Spremljene pretrage čuvaju se uz račun.</Trans>
        </p>
      )}
      <ButtonLink kind="primary" href={href(PATHS.defaultSearch)}>
        <Trans>Nova pretraga</Trans>
      </ButtonLink>
      {!isAccount && (
        <ButtonLink href={href(authPath('entry', href(USER_PATHS.savedSearches)))} data-auth="">
          <Trans>Prijavite se</Trans>
        </ButtonLink>
      )}
      <p>
        <a href={href(USER_PATHS.recentSearches)}>
          <Trans>Pogledajte što ste nedavno tražili</Trans>
        </a>
      </p>
    </EmptyState>
  );
}
