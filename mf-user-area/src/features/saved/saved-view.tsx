import { useRemote } from '@kvadrat/remote-kit';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { AreaFrame } from '../../components/area/area-frame';
import { ListTabs } from '../../components/area/list-tabs';
import { InBrowser } from '../../components/area/in-browser';
import { ofAccount } from '../../components/ads/shown-ad';
import { useBrowserAds } from '../../components/ads/use-browser-ads';
import { useTakenAway } from '../../components/ads/use-taken-away';
import { browserAct } from '../../components/deeds/browser-act';
import { DeedsProvider } from '../../components/deeds/deeds-context';
import { listAct } from '../../components/deeds/list-act';
import { useAccountNews } from '../../components/use-account-news';
import { useFresh } from '../../components/use-fresh';
import { loadSaved, type SavedData } from './load-saved';
import { SavedAds } from './saved-ads';
import { browserList, type SavedList } from './saved-list';
import { readSavedQuery } from './saved-query';
import { useListShown } from '../../components/lists/use-list-shown';

interface ViewProps {
  data: SavedData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** Saved ads, with and without an account. */
export function SavedView({ data, route, refused }: ViewProps): ReactElement {
  const { t } = useLingui();
  const { area, own } = data;
  return (
    <AreaFrame area={area} route={route} title={t`Spremljeni oglasi`}>
      <ListTabs route={route} area={area} />
      {area === null || own === null ? (
        <OfBrowser route={route} />
      ) : (
        <OfAccount data={data} route={route} refused={refused} />
      )}
    </AreaFrame>
  );
}

function OfAccount({ data, route, refused }: ViewProps): ReactElement {
  const [{ area, own }, refresh] = useFresh(data, route, loadSaved);
  const act = useMemo(() => listAct('saved'), []);
  const onNew = useCallback(() => void refresh(), [refresh]);
  const taken = useTakenAway('saved', onNew);
  useAccountNews(onNew);
  const show = useListShown('saved', refresh);
  const query = readSavedQuery(route.search);
  const folders = (own?.folders ?? []).map((folder) => ({ ...folder, key: String(folder.id) }));
  const ads = (own?.marked.results ?? []).map(ofAccount).filter(({ id, own: isOwn }) => !isOwn || !taken.has(id));
  const away = (own?.marked.results ?? []).length - ads.length;
  const list: SavedList = {
    query,
    folders,
    total: query.folder === '' ? (own?.marked.count ?? 0) - away : (area?.counters.savedAds ?? 0),
    count: (own?.marked.count ?? 0) - away,
    pages: own?.marked.maxPages ?? 0,
    ads,
    isAccount: true,
  };
  return (
    <DeedsProvider route={route} csrf={area?.csrf ?? ''} refused={refused} act={act} onDone={show}>
      <SavedAds list={list} emailVerified={area?.emailVerified ?? false} />
    </DeedsProvider>
  );
}

function OfBrowser({ route }: { route: RouteLocation }): ReactElement {
  const { storage, marks, navigate } = useRemote();
  const [version, setVersion] = useState(0);
  const kept = useBrowserAds('saved', version);
  const act = useMemo(() => browserAct(storage, marks, 'saved'), [storage, marks]);
  const onDone = useCallback(
    (_values: unknown, way: string) => {
      setVersion((before) => before + 1);
      if (!way.endsWith(route.search)) navigate(way, { replace: true, keepScroll: true });
    },
    [navigate, route.search],
  );
  return (
    <DeedsProvider route={route} csrf="" refused={undefined} act={act} onDone={onDone}>
      <InBrowser kept={kept}>
        {(ads) => <SavedAds list={browserList(ads, readSavedQuery(route.search))} emailVerified={false} />}
      </InBrowser>
    </DeedsProvider>
  );
}
