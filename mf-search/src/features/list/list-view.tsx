import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Island, useHref, useRemote } from '@kvadrat/remote-kit';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { Breadcrumbs, Container, cx } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { SentenceEntry } from '../../components/sentence-entry';
import { FilterBar } from './filter-bar';
import { LaterNotices, laterList } from './later';
import { LinkedPlaces } from './linked-places';
import { readListAddress } from './list-address';
import type { FoundList, ListData } from './list-loader';
import { OnMap } from './map/on-map';
import { MapSide } from './map/map-side';
import { useMapShown } from './map/use-map-shown';
import { PlacePrice } from './place-price';
import { Results } from './results';
import { FailedList, UnknownList } from './without-results';
import { useListSeen } from './use-list-seen';
import styles from './list.module.css';

export function ListView({ data, route }: { data: ListData; route: RouteLocation }): ReactElement {
  return data.kind === 'unknown' ? <UnknownList /> : <KnownList data={data} route={route} />;
}

/**
 * List and map side by side; on a narrow screen the map, where it is asked for, fills it and the list is a sheet over it. One
 * list follows another here; what belongs to one address has it as its key.
 */
function KnownList({
  data,
  route,
}: {
  data: Exclude<ListData, { kind: 'unknown' }>;
  route: RouteLocation;
}): ReactElement {
  const { flags } = useRemote();
  const href = useHref();
  const { criteria, onMap } = readListAddress(route, flags);
  const [shown, setShown] = useMapShown(onMap);
  const [list, setList] = useState<HTMLElement | null>(null);
  const [grip, setGrip] = useState<HTMLElement | null>(null);
  const address = `${route.path}${route.search}`;
  const found = data.kind === 'results' ? data : null;
  return (
    <OnMap value={onMap}>
      <Container
        className={cx(styles.page, shown && styles.withMap, onMap && styles.onMap)}
        {...(onMap ? { 'data-full-screen': 'narrow' } : {})}
      >
        <FilterBar key={address} data={data} route={route} />
        <div className={styles.sides}>
          <div ref={setList} className={styles.list}>
            {onMap && <div ref={setGrip} className={styles.grip} />}
            {found === null ? (
              <FailedList href={href(address)} />
            ) : (
              <ListContent found={found} criteria={criteria} address={address} />
            )}
          </div>
          <MapSide
            criteria={criteria}
            found={found}
            address={address}
            onMap={onMap}
            shown={shown}
            onShow={setShown}
            list={list}
            grip={grip}
          />
        </div>
      </Container>
    </OnMap>
  );
}

function ListContent({
  found,
  criteria,
  address,
}: {
  found: FoundList;
  criteria: SearchCriteria;
  address: string;
}): ReactElement {
  const { t } = useLingui();
  const { response, unknownPlace } = found;
  useListSeen(response, criteria);
  const heading = criteria.viewport === null ? response.seo.h1 : t`${response.seo.h1} · dio karte`;
  return (
    <>
      <div className={styles.head}>
        <Breadcrumbs
          label={t`Putanja`}
          steps={response.breadcrumbs.map(({ label, path }) => ({ label, href: path }))}
        />
        <div className={styles.title}>
          {/* A browser that translates pages has put its own text there, which React cannot change: another text is another element. */}
          <h1 key={heading}>{heading}</h1>
          <SentenceEntry className={styles.say} />
        </div>
        {(response.notices.length > 0 || unknownPlace !== null) && (
          <Island className={styles.island} key={address} load={laterList.load} placeholder={null}>
            <LaterNotices notices={response.notices} unknownPlace={unknownPlace} />
          </Island>
        )}
      </div>
      <Results data={found} criteria={criteria} address={address} />
      <PlacePrice price={response.price} />
      <LinkedPlaces {...response} />
    </>
  );
}
