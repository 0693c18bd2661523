import { useRemote, type LoadContext, type PageAct, type PageLoad } from '@kvadrat/remote-kit';
import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { AdMark, RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Pagination } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, type ReactElement, type ReactNode } from 'react';
import { AccountHint } from '../../components/area/account-hint';
import { AreaFrame } from '../../components/area/area-frame';
import { InBrowser } from '../../components/area/in-browser';
import { ListTabs } from '../../components/area/list-tabs';
import { ofAccount, type ShownAd } from '../../components/ads/shown-ad';
import { useBrowserAds } from '../../components/ads/use-browser-ads';
import { useTakenAway } from '../../components/ads/use-taken-away';
import { browserAct } from '../../components/deeds/browser-act';
import { DONE_PARAMETER, listDeedOf } from '../../components/deeds/deed-names';
import { DeedsProvider } from '../../components/deeds/deeds-context';
import { DoneNote } from '../../components/deeds/done-note';
import { pageOf } from '../../components/lists/page-of';
import { useListShown } from '../../components/lists/use-list-shown';
import { useAccountNews } from '../../components/use-account-news';
import { useFresh } from '../../components/use-fresh';
import type { MarkedData } from './load-marked';
import styles from './marked.module.css';

export interface MarkedViewProps {
  data: MarkedData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

interface MarkedKind extends MarkedViewProps {
  mark: AdMark;
  act: PageAct;
  load: (route: RouteLocation, context: LoadContext) => Promise<PageLoad<MarkedData>>;
  title: string;
  lead: ReactNode;
  /** The list itself; with nothing on it too. */
  children: (ads: readonly ShownAd[]) => ReactNode;
}

/** A list of ads that is no more than a list: those put away, and those opened. */
export function MarkedView(props: MarkedKind): ReactElement {
  const {
    data: { area, marked },
    route,
    title,
    lead,
  } = props;
  return (
    <AreaFrame area={area} route={route} title={title} lead={lead}>
      <ListTabs route={route} area={area} />
      <div className={styles.list}>
        {area === null || marked === null ? <OfBrowser {...props} /> : <OfAccount {...props} />}
      </div>
    </AreaFrame>
  );
}

function OfAccount({ data, route, refused, mark, act, load, children }: MarkedKind): ReactElement {
  const [{ area, marked }, refresh] = useFresh(data, route, load);
  const onNew = useCallback(() => void refresh(), [refresh]);
  const taken = useTakenAway(mark, onNew);
  useAccountNews(onNew);
  const show = useListShown(mark, refresh);
  const ads = (marked?.results ?? []).map(ofAccount).filter(({ id }) => !taken.has(id));
  return (
    <DeedsProvider route={route} csrf={area?.csrf ?? ''} refused={refused} act={act} onDone={show}>
      <DoneNote done={listDeedOf(new URLSearchParams(route.search).get(DONE_PARAMETER))} />
      {children(ads)}
      <Pages route={route} last={marked?.maxPages ?? 0} />
    </DeedsProvider>
  );
}

function OfBrowser({ route, mark, children }: MarkedKind): ReactElement {
  const { storage, marks } = useRemote();
  const kept = useBrowserAds(mark);
  const act = useMemo(() => browserAct(storage, marks, mark), [storage, marks, mark]);
  const page = pageOf(route.search);
  return (
    <DeedsProvider route={route} csrf="" refused={undefined} act={act} onDone={nothing}>
      <AccountHint path={route.path} />
      <InBrowser kept={kept}>
        {(ads) => (
          <>
            {children(ads.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))}
            <Pages route={route} last={Math.ceil(ads.length / PAGE_SIZE)} />
          </>
        )}
      </InBrowser>
    </DeedsProvider>
  );
}

const nothing = (): void => undefined;

function Pages({ route: { path, search, locale }, last }: { route: RouteLocation; last: number }): ReactElement {
  const { t } = useLingui();
  return (
    <Pagination
      current={pageOf(search)}
      last={last}
      href={(page) => `${localizedPath(locale, path)}${page === 1 ? '' : `?stranica=${page}`}`}
      labels={{
        navigation: t`Stranice popisa`,
        previous: t`Prethodna`,
        next: t`Sljedeća`,
        page: (page) => t`Stranica ${page}`,
      }}
    />
  );
}
