import { Island, useRemote } from '@kvadrat/build/remote';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { searchPath, type SearchCriteria } from '@kvadrat/contracts/search';
import { Skeleton } from '@kvadrat/ui-kit';
import type { ReactElement } from 'react';
import { useHref } from '../../lib/use-href';
import { LaterFilters, laterList } from './later';
import { readListAddress } from './list-address';
import type { ListData } from './list-loader';
import styles from './list.module.css';

type ShownList = Exclude<ListData, { kind: 'unknown' }>;

/** The filters of the shown list, hydrated after it. */
export function FilterBar({ data, route }: { data: ShownList; route: RouteLocation }): ReactElement {
  const { flags } = useRemote();
  const href = useHref();
  const { criteria, typedPlace } = readListAddress(route, flags);
  const byId = data.kind === 'results' && Object.keys(criteria.placeIds).length > 0;
  // A place given by its id has its path from the answer.
  const path = byId ? (data.response.place?.path ?? null) : criteria.place;
  return (
    <Island className={styles.island} load={laterList.load} placeholder={<Skeleton className={styles.barSkeleton} />}>
      <LaterFilters
        criteria={criteria}
        place={placeOf(data, path, typedPlace)}
        action={href(byId ? searchPath({ ...criteria, place: path }) : route.path)}
        count={data.kind === 'results' ? data.response : null}
      />
    </Island>
  );
}

function placeOf(data: ShownList, path: SearchCriteria['place'], typedPlace: string | null): { text: string; path: string | null } {
  if (data.kind === 'failed') return { text: typedPlace ?? nameOf(path), path };
  const { response, unknownPlace } = data;
  return unknownPlace === null ? { text: response.place?.label ?? '', path } : { text: unknownPlace, path: null };
}

/** A place by the words of its path, where nobody answered with its name: the form has to keep it (R257). */
function nameOf(path: string | null): string {
  const words = path?.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
