import { useOpenedMap, useRemote } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import type { LatLng, MapProvider } from '@kvadrat/map-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type RefObject } from 'react';
import { useMapTexts } from '../../../components/use-map-texts';
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
  const { http, locale } = useRemote();
  const texts = useMapTexts();
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  return useOpenedMap(frame, {
    async open(element) {
      const settings = await http.get(apiAddress('geography/map-settings', { locale }));
      const map = await createPinMap(
        element,
        {
          center: position ?? around ?? MIDDLE,
          zoom: position === null && around === null ? 7 : 14,
          label: t`Karta za oznaku položaja`,
          texts,
          locale,
        },
        settings,
      );
      map.onPress((at) => press.current(at));
      return map;
    },
    part: 'pin-map',
  });
}
