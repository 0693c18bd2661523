import type { Point } from '@kvadrat/contracts/search';
import { useState } from 'react';
import { rounded } from './areas';

export type PositionState = 'idle' | 'asking' | 'denied' | 'unknown';

const PATIENCE_MS = 10_000;
const FRESH_MS = 60_000;

/** The position of the visitor's device, asked for on their act only; nobody keeps it. */
export function usePosition(onFound: (point: Point) => void): { state: PositionState; ask: () => void } {
  const [state, setState] = useState<PositionState>('idle');
  const ask = (): void => {
    if (!('geolocation' in navigator)) {
      setState('unknown');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(rounded({ lat: coords.latitude, lng: coords.longitude }));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  };
  return { state, ask };
}
