import type { LatLng } from '@kvadrat/map-kit';
import { Button, Notice, PinIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from '../publish.module.css';
import { positionOf, type PinText } from './pin-text';
import { useOpenMap } from './use-open-map';
import { useShownPin } from './use-shown-pin';

/** Of a pin: six digits behind the point are ten centimetres. */
const DIGITS = 6;

/** Puts the property on the map: by a press on it, or by moving it below the cross in its middle and pressing the button. */
export function PinMap({
  pin,
  around,
  isArea,
  onPin,
}: {
  pin: PinText;
  /** The place that was chosen. */
  around: LatLng | null;
  isArea: boolean;
  onPin: (pin: PinText) => void;
}): ReactElement {
  const { t } = useLingui();
  const name = isArea ? t`Područje u kojem je nekretnina` : t`Položaj nekretnine`;
  const frame = useRef<HTMLDivElement>(null);
  const place = (at: LatLng): void => onPin({ lat: at.lat.toFixed(DIGITS), lng: at.lng.toFixed(DIGITS) });
  const { map, failed } = useOpenMap(frame, positionOf(pin), around, place);
  useShownPin(map, pin, isArea, name);
  useEffect(() => {
    if (map !== null && around !== null) void map.setView({ center: around, zoom: 14 });
  }, [map, around]);

  if (failed)
    return (
      <p className={styles.note}>
        <Trans>Karta se nije učitala. Oglas možete objaviti i bez oznake.</Trans>
      </p>
    );
  const isSet = positionOf(pin) !== null;
  return (
    <div className={styles.pin}>
      <p className={styles.note}>
        <Trans>Pritisnite kartu tamo gdje je nekretnina, ili kartu pomaknite i stavite oznaku u sredinu.</Trans>
      </p>
      <div ref={frame} className={styles.map} />
      <div className={styles.row}>
        <Button small disabled={map === null} onClick={() => map !== null && place(map.getView().center)}>
          <PinIcon /> <Trans>Stavi oznaku u sredinu karte</Trans>
        </Button>
        {isSet && (
          <Button small kind="plain" onClick={() => onPin({ lat: '', lng: '' })}>
            <Trans>Ukloni oznaku</Trans>
          </Button>
        )}
        <span role="status">
          {isSet ? <Trans>Oznaka je postavljena.</Trans> : <Trans>Oznaka nije postavljena.</Trans>}
        </span>
      </div>
      {!isSet && (
        <Notice tone="warn">
          <Trans>Dok oznaka nije postavljena, oglas pokazuje samo ime mjesta i ne nalazi se na karti.</Trans>
        </Notice>
      )}
    </div>
  );
}
