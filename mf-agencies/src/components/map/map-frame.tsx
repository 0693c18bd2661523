import { useNear, useRemote } from '@kvadrat/remote-kit';
import type { MapMarker } from '@kvadrat/map-kit';
import { Button, MapIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { openOfficesMap } from './open-offices-map';
import styles from './map-frame.module.css';

/** A map of offices, its place kept free from the first paint on; the map comes once the visitor is near. */
export function MapFrame({
  label,
  markers,
  onPress,
}: {
  label: string;
  markers: readonly MapMarker[];
  onPress: (id: string) => void;
}): ReactElement {
  const { http, locale, report } = useRemote();
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element);
  const [failed, setFailed] = useState(false);
  const shown = useRef({ label, markers, onPress, texts: useMapTexts() });
  useEffect(() => {
    shown.current = { ...shown.current, label, markers, onPress };
  });
  const key = markers.map(({ id }) => id).join();
  useEffect(() => {
    const frame = element.current;
    if (!near || failed || frame === null) return undefined;
    let gone = false;
    const opening = openOfficesMap(
      frame,
      { ...shown.current, locale, onPress: (id) => shown.current.onPress(id) },
      http,
    );
    opening.catch((error: unknown) => {
      if (gone) return;
      report(error, { part: 'offices-map' });
      setFailed(true);
    });
    return () => {
      gone = true;
      opening.then(
        (map) => map.destroy(),
        () => undefined,
      );
    };
  }, [key, near, failed, http, locale, report]);
  return (
    <div className={styles.map}>
      <p className={styles.waiting} aria-hidden="true">
        <MapIcon size="m" />
        {label}
      </p>
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>
            <Trans>Karta se nije učitala.</Trans>
          </p>
          <Button small onClick={() => setFailed(false)}>
            <Trans>Pokušaj ponovno</Trans>
          </Button>
        </div>
      ) : (
        <div ref={element} className={styles.frame} />
      )}
    </div>
  );
}

function useMapTexts(): Parameters<typeof openOfficesMap>[1]['texts'] {
  const { t } = useLingui();
  return {
    twoFingers: t`Kartu pomičite s dva prsta.`,
    holdToZoom: t`Za približavanje držite Ctrl i okrećite kotačić.`,
    zoomIn: t`Približi`,
    zoomOut: t`Udalji`,
    skip: t`Preskoči kartu`,
    group: (count) => ({ name: String(count), text: String(count) }),
  };
}
