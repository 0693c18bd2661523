import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import type { LatLng, MapProvider } from '@kvadrat/map-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPinMap } from './create-pin-map';

/** Where nobody has said a place yet: the middle of the coast. */
const MIDDLE: LatLng = { lat: 44.5, lng: 16.2 };

/** Opens the map in its frame, and closes it with the page. @param onPress told where it was pressed */
export function useOpenMap(
  frame: RefObject<HTMLElement | null>,
  position: LatLng | null,
  around: LatLng | null,
  onPress: (at: LatLng) => void,
): { map: MapProvider | null; failed: boolean } {
  const { t } = useLingui();
  const { http, locale, report } = useRemote();
  const [map, setMap] = useState<MapProvider | null>(null);
  const [failed, setFailed] = useState(false);
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const first = useRef({
    center: position ?? around ?? MIDDLE,
    zoom: position === null && around === null ? 7 : 14,
    label: t`Karta za oznaku položaja`,
    texts: {
      twoFingers: t`Kartu pomičite s dva prsta.`,
      holdToZoom: t`Za približavanje držite Ctrl i okrećite kotačić.`,
      zoomIn: t`Približi`,
      zoomOut: t`Udalji`,
      skip: t`Preskoči kartu`,
    },
  });

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
  }, [frame, http, locale, report]);
  return { map, failed };
}
