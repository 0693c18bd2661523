import type { RouteLocation } from '@kvadrat/contracts/remote';
import { useRemote } from '@kvadrat/build/remote';
import { Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SentenceEntry } from '../../components/sentence-entry';
import { Island } from '../../lib/island';
import { useHref } from '../../lib/use-href';
import { FilterBar } from './filter-bar';
import { LinkedPlaces } from './linked-places';
import { LaterNotices, laterList } from './later';
import { readListAddress } from './list-address';
import type { ListData } from './list-loader';
import { Results } from './results';
import { FailedList, UnknownList } from './without-results';
import styles from './list.module.css';

export function ListView({ data, route }: { data: ListData; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { flags } = useRemote();
  const { criteria } = readListAddress(route, flags);
  if (data.kind === 'unknown') return <UnknownList />;
  if (data.kind === 'failed') {
    return (
      <Container className={styles.page}>
        <FilterBar data={data} route={route} />
        <FailedList href={`${href(route.path)}${route.search}`} />
      </Container>
    );
  }
  const { response, unknownPlace } = data;
  return (
    <Container className={styles.page}>
      <FilterBar data={data} route={route} />
      <div className={styles.head}>
        <Breadcrumbs
          label={t`Putanja`}
          steps={response.breadcrumbs.map(({ label, path }) => ({ label, href: path }))}
        />
        <h1>{response.seo.h1}</h1>
        <SentenceEntry className={styles.say} />
        {(response.notices.length > 0 || unknownPlace !== null) && (
          <Island load={laterList.load} placeholder={null}>
            <LaterNotices notices={response.notices} unknownPlace={unknownPlace} />
          </Island>
        )}
      </div>
      <Results data={data} criteria={criteria} />
      <LinkedPlaces {...response} />
    </Container>
  );
}
