import { definePage } from '@kvadrat/remote-kit';
import { laterList } from './later';
import { listHead } from './list-head';
import { listDataOf, loadList } from './list-loader';
import { ListSkeleton } from './list-skeleton';
import { ListView } from './list-view';

/**
 * R15, R20, R21: results of a search. The address is the only place its state lives in. One list follows another on
 * the same page, so that the map beside it stays.
 */
export const listPage = definePage({
  async load(route, context) {
    const [loaded] = await Promise.all([loadList(route, context), laterList.load(route.locale)]);
    return loaded;
  },
  dataOf: listDataOf,
  instanceOf: () => '',
  head: listHead,
  Page: ListView,
  Skeleton: ListSkeleton,
});
