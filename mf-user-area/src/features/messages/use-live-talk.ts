import { useFresh } from '../../components/use-fresh';
import { useAccountNews } from '../../components/use-account-news';
import { useHostWindow, useRemote, type LoadContext } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { useCallback, useEffect, useRef } from 'react';
import { loadMessages, type MessagesData, type Talk } from './load-messages';

/** So often a page that is looked at asks by itself: where no stream tells of news, and where one was lost without a word. */
const ASK_MS = 20_000;

/** What the page shows, kept up to date by the stream of events, and by asking. Of the conversation that is shown only what came after is asked for. */
export function useLiveTalk(data: MessagesData, route: RouteLocation): readonly [MessagesData, () => Promise<void>] {
  const known = useRef<MessagesData | null>(null);
  const load = useCallback(
    (asked: RouteLocation, context: LoadContext) => loadMessages(asked, context, known.current),
    [],
  );
  const [fresh, refresh] = useFresh(data, route, load);
  useEffect(() => {
    known.current = fresh;
  }, [fresh]);
  const ask = useCallback(() => void refresh(), [refresh]);
  useAccountNews(ask);
  const view = useHostWindow();
  useEffect(() => {
    if (view === null) return undefined;
    const page = view.document;
    const askIfSeen = (): void => {
      if (page.visibilityState === 'visible') ask();
    };
    const timer = setInterval(askIfSeen, ASK_MS);
    view.addEventListener('online', askIfSeen);
    page.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      view.removeEventListener('online', askIfSeen);
      page.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [view, ask]);
  useSeen(fresh.talk, ask);
  return [fresh, refresh];
}

/** Tells the server how far the conversation was read, while somebody looks at it. */
function useSeen(talk: Talk | null, ask: () => void): void {
  const { http, report } = useRemote();
  const last = talk?.entries.at(-1)?.id ?? 0;
  const id = talk?.thread.id ?? 0;
  const unread = talk?.thread.unread ?? 0;
  const page = useHostWindow()?.document;
  useEffect(() => {
    if (page === undefined || unread === 0 || last === 0) return undefined;
    const mark = (): void => {
      if (page.visibilityState !== 'visible') return;
      page.removeEventListener('visibilitychange', mark);
      http.put(apiAddress('user/threads/{id}/seen', { id }), { entry: last }).then(ask, (error: unknown) => {
        report(error, { part: 'messages-seen' });
      });
    };
    page.addEventListener('visibilitychange', mark);
    mark();
    return () => page.removeEventListener('visibilitychange', mark);
  }, [page, id, last, unread, http, report, ask]);
}
