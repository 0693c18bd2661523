import type { TRACKED_EVENTS, TrackedEvent } from '@kvadrat/contracts/tracking';
import { useCallback } from 'react';
import { useRemote } from './remote-services';

/** What an event may carry, by the table of events. */
export type TrackedProperties<Name extends TrackedEvent> = Partial<
  Record<keyof (typeof TRACKED_EVENTS)[Name], string | number | boolean | readonly number[] | readonly string[]>
>;

/** Tells that something worth counting has happened; whether anybody counts it, and whether they may, is not the teller's concern. */
export function useTrack(): <Name extends TrackedEvent>(event: Name, properties: TrackedProperties<Name>) => void {
  const { bus } = useRemote();
  return useCallback(
    (event, properties) => {
      bus.emit('kvadrat:track', { event, properties: JSON.stringify(properties) });
    },
    [bus],
  );
}
