import type { MapProvider } from '@kvadrat/map-kit';
import { useEffect } from 'react';
import { positionOf, type PinText } from './pin-text';

/** Of the circle that strangers see in place of the pin. */
const AREA_METRES = 500;

/** Shows the pin, or the area around it, as strangers will see it. */
export function useShownPin(map: MapProvider | null, { lat, lng }: PinText, isArea: boolean, name: string): void {
  useEffect(() => {
    if (map === null) return;
    const position = positionOf({ lat, lng });
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
}
