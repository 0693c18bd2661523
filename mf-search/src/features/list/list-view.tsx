import type { RouteLocation } from '@kvadrat/contracts/remote';
import { useRemote } from '@kvadrat/build/remote';
import { Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { searchPath } from '@kvadrat/contracts/search';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useHref } from '../../lib/use-href';
import { Filters } from './filters/filters';
import { LinkedPlaces } from './linked-places';
import { readListAddress } from './list-address';
import type { ListData } from './list-loader';
import { Notices } from './notices';
import { Results } from './results';
import { useKeepSearch } from './use-keep-search';
import { FailedList, UnknownList } from './without-results';
import styles from './list.module.css';

export function ListView({ data, route }: { data: ListData; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { flags } = useRemote();
  const { criteria, typedPlace } = readListAddress(route, flags);
  useKeepSearch(data, criteria);
  if (data.kind === 'unknown') return <UnknownList />;
  if (data.kind === 'failed') {
    return (
      <Container className={styles.page}>
        <Filters criteria={criteria} place={{ text: typedPlace ?? nameOf(criteria.place), path: criteria.place }} action={href(route.path)} count={null} />
        <FailedList href={`${href(route.path)}${route.search}`} />
      </Container>
    );
  }
  const { response, unknownPlace } = data;
  // A place given by its id has its path from the answer.
  const byId = Object.keys(criteria.placeIds).length > 0;
  const path = byId ? (response.place?.path ?? null) : criteria.place;
  const place = unknownPlace === null ? { text: response.place?.label ?? '', path } : { text: unknownPlace, path: null };
  const action = byId ? searchPath({ ...criteria, place: path }) : route.path;
  return (
    <Container className={styles.page}>
      <Filters criteria={criteria} place={place} action={href(action)} count={response} />
      <div className={styles.head}>
        <Breadcrumbs
          label={t`Putanja`}
          steps={response.breadcrumbs.map(({ label, path }) => ({ label, href: path }))}
        />
        <h1>{response.seo.h1}</h1>
        <Notices notices={response.notices} unknownPlace={unknownPlace} />
      </div>
      <Results data={data} criteria={criteria} />
      <LinkedPlaces {...response} />
    </Container>
  );
}

/** A place by the words of its path, where nobody answered with its name: the form has to keep it (R257). */
function nameOf(path: string | null): string {
  const words = path?.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
