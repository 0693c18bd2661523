import { useNear, useOpenedMap, useRemote } from '@kvadrat/remote-kit';
import type { MapMarker } from '@kvadrat/map-kit';
import { Button, MapIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
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
  const { http, locale } = useRemote();
  const element = useRef<HTMLDivElement>(null);
  const due = useNear(element);
  const texts = useMapTexts();
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const { failed, retry } = useOpenedMap(element, {
    open: (frame) => openOfficesMap(frame, { label, markers, texts, locale, onPress: (id) => press.current(id) }, http),
    part: 'offices-map',
    about: markers.map(({ id }) => id).join(),
    due,
  });
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
          <Button small onClick={retry}>
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
