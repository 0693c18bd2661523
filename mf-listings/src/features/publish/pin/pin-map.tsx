import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import type { LatLng, MapProvider } from '@kvadrat/map-kit';
import { Button, PinIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { createPinMap } from './create-pin-map';
import styles from '../publish.module.css';

interface PinText {
  lat: string;
  lng: string;
}

/** Of a pin: six digits behind the point are ten centimetres. */
const DIGITS = 6;
/** Where nobody has said a place yet: the middle of the coast. */
const MIDDLE: LatLng = { lat: 44.5, lng: 16.2 };
const AREA_METRES = 500;

function positionOf({ lat, lng }: PinText): LatLng | null {
  return lat === '' || lng === '' ? null : { lat: Number(lat), lng: Number(lng) };
}

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
  const { http, locale, report } = useRemote();
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapProvider | null>(null);
  const [failed, setFailed] = useState(false);
  const set = useRef(onPin);
  const first = useRef({
    center: positionOf(pin) ?? around ?? MIDDLE,
    zoom: positionOf(pin) === null && around === null ? 7 : 14,
    label: t`Karta za oznaku položaja`,
    texts: {
      twoFingers: t`Kartu pomičite s dva prsta.`,
      holdToZoom: t`Za približavanje držite Ctrl i okrećite kotačić.`,
      zoomIn: t`Približi`,
      zoomOut: t`Udalji`,
      skip: t`Preskoči kartu`,
    },
  });
  const place = (at: LatLng): void => set.current({ lat: at.lat.toFixed(DIGITS), lng: at.lng.toFixed(DIGITS) });
  const press = useRef(place);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let gone = false;
    const opening = http
      .get(apiAddress('geography/map-settings', { locale }))
      .then((settings) => createPinMap(element, { ...first.current, locale }, settings));
    opening.then(
      (opened) => {
        if (gone) return;
        opened.onPress((at) => press.current(at));
        setMap(opened);
      },
      (error: unknown) => {
        if (gone) return;
        report(error, { part: 'pin-map' });
        setFailed(true);
      },
    );
    return () => {
      gone = true;
      opening.then(
        (opened) => opened.destroy(),
        () => undefined,
      );
    };
  }, [http, locale, report]);

  const { lat, lng } = pin;
  const name = isArea ? t`Područje u kojem je nekretnina` : t`Položaj nekretnine`;
  useEffect(() => {
    const position = positionOf({ lat, lng });
    if (map === null) return;
    map.setMarkers(
      position === null || isArea ? [] : [{ id: 'pin', position, name, look: { kind: 'point', text: '' } }],
      { join: false },
    );
    map.setAreas(
      position === null || !isArea
        ? []
        : [
            {
              id: 'pin',
              shape: { kind: 'circle', center: position, radius: AREA_METRES },
              look: 'drawn',
              name,
              pressable: false,
            },
          ],
    );
  }, [map, lat, lng, isArea, name]);

  useEffect(() => {
    if (map !== null && around !== null) void map.setView({ center: around, zoom: 14 });
  }, [map, around]);

  if (failed)
    return (
      <p className={styles.note}>
        <Trans>Karta se nije učitala. Oglas možete objaviti i bez oznake.</Trans>
      </p>
    );
  const isSet = lat !== '' && lng !== '';
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
    </div>
  );
}
