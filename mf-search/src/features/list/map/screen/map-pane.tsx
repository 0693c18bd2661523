import { useRemote } from '@kvadrat/remote-kit';
import { MAP_CENTER, MAP_MIN_ZOOM, MAP_ZOOM } from '@kvadrat/contracts/constants';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { Button } from '@kvadrat/ui-kit';
import type { MapProvider } from '@kvadrat/map-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { loadMap } from './load-map';
import { MAP_MAX_ZOOM } from '../../list-map-context';
import { standpointOf } from './map-address';
import type { MarkerWords } from './map-contents';
import styles from './map.module.css';

/** The map itself. It is made once and lives on while one list follows another. */
export function MapPane({
  criteria,
  words,
  onReady,
}: {
  criteria: SearchCriteria;
  words: MarkerWords;
  onReady: (map: MapProvider | null) => void;
}): ReactElement {
  const { t } = useLingui();
  const { http, locale, report } = useRemote();
  const element = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const first = useRef({
    center: standpointOf(criteria)?.center ?? MAP_CENTER,
    zoom: standpointOf(criteria)?.zoom ?? MAP_ZOOM,
    label: t`Karta oglasa`,
    texts: {
      twoFingers: t`Kartu pomičite s dva prsta.`,
      holdToZoom: t`Za približavanje držite Ctrl i okrećite kotačić.`,
      zoomIn: t`Približi`,
      zoomOut: t`Udalji`,
      skip: t`Preskoči kartu`,
      group: (count: number) => ({ name: words.nameOfGroup(count, null), text: words.count(count) }),
    },
  });
  useEffect(() => {
    const place = element.current;
    if (place === null || failed) return;
    let gone = false;
    let map: MapProvider | null = null;
    const watch = new ResizeObserver(() => map?.resize());
    // It stands beside the page's scroll or instead of it, never in its way: one finger and a bare wheel move it.
    loadMap(
      place,
      { ...first.current, minZoom: MAP_MIN_ZOOM, maxZoom: MAP_MAX_ZOOM, gestures: 'greedy', locale },
      http,
    ).then(
      (made) => {
        if (gone) made.destroy();
        else {
          onReady((map = made));
          watch.observe(place);
        }
      },
      (error: unknown) => {
        if (gone) return;
        report(error, { part: 'map' });
        setFailed(true);
      },
    );
    return () => {
      gone = true;
      watch.disconnect();
      onReady(null);
      map?.destroy();
    };
  }, [failed, http, locale, onReady, report]);
  return failed ? (
    <div className={styles.failed} role="alert">
      <p>
        <Trans>Karta se nije učitala.</Trans>
      </p>
      <Button small onClick={() => setFailed(false)}>
        <Trans>Pokušaj ponovno</Trans>
      </Button>
    </div>
  ) : (
    <div ref={element} className={styles.pane} />
  );
}
