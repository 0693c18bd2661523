import { QueryObserver } from '@tanstack/react-query';
import { isPassing, type PageRead, type ReadPage } from '../first-page';
import type { PageLoad } from '../page-definition';
import type { Queries } from '../queries';
import { clientOf } from './client-of';

/** Data of pages by a text that says which. */
export interface PageCache {
  /** Data that is there, or one read however many ask for it. @param ahead a read that has begun already */
  load: (key: string, read: ReadPage, ahead: PageRead | null) => Promise<PageLoad<unknown>>;
  has: (key: string) => boolean;
  cancel: (key: string) => void;
  hold: (key: string) => () => void;
  forget: () => void;
}

/** Under which the client keeps what pages show. */
const PAGE_DATA = 'kvadrat:page';

/** What pages show, kept by the query client. */
export function createPageCache(queries: Queries): PageCache {
  const client = clientOf(queries);
  const queryKey = (key: string) => [PAGE_DATA, key] as const;
  return {
    load(key, read, ahead) {
      let begun = ahead;
      return client.query({
        queryKey: queryKey(key),
        queryFn({ signal }) {
          if (begun === null) return read(signal);
          const { answer, abort } = begun;
          begun = null;
          signal.addEventListener('abort', () => abort.abort());
          return answer;
        },
        // Going back shows what was there, without a request.
        staleTime: ({ state }) => (isPassing(state.data) ? 0 : Infinity),
      });
    },
    has: (key) => client.getQueryData(queryKey(key)) !== undefined,
    cancel(key) {
      void client.cancelQueries({ queryKey: queryKey(key), exact: true });
    },
    hold(key) {
      return new QueryObserver(client, { queryKey: queryKey(key), enabled: false }).subscribe(() => undefined);
    },
    forget() {
      client.removeQueries({ queryKey: [PAGE_DATA] });
    },
  };
}
