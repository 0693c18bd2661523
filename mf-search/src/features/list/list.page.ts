import { definePage } from '@kvadrat/build/remote';
import { laterList } from './later';
import { listHead } from './list-head';
import { loadList } from './list-loader';
import { ListSkeleton } from './list-skeleton';
import { ListView } from './list-view';

/** R15, R20, R21: results of a search. The address is the only place its state lives in (O-01). */
export const listPage = definePage({
  async load(route, context) {
    const [loaded] = await Promise.all([loadList(route, context), laterList.load(route.locale)]);
    return loaded;
  },
  head: listHead,
  Page: ListView,
  Skeleton: ListSkeleton,
});
