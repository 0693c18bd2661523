import { Island, useRemote } from '@kvadrat/remote-kit';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import { LaterFilters, laterList } from './later';
import { readListAddress } from './list-address';
import type { ListData } from './list-loader';
import styles from './list.module.css';

/** The filters of the shown list, hydrated after it. */
export function FilterBar({
  data,
  route,
}: {
  data: Exclude<ListData, { kind: 'unknown' }>;
  route: RouteLocation;
}): ReactElement {
  const { flags } = useRemote();
  const { criteria, typedPlace } = readListAddress(route, flags);
  return (
    <Island className={styles.island} load={laterList.load} placeholder={<Skeleton className={styles.barSkeleton} />}>
      <LaterFilters criteria={criteria} found={data.kind === 'results' ? data : null} typedPlace={typedPlace} />
    </Island>
  );
}
