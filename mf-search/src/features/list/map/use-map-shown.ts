import { useRemote } from '@kvadrat/remote-kit';
import { MAP_CLOSED_KEY } from '@kvadrat/contracts/constants';
import { useHydrated } from '@kvadrat/ui-kit';
import { useState } from 'react';

/**
 * Whether the list has its map beside it on a wide screen. It has, until the visitor closes it; this browser remembers
 * that. Not the address: a link that is sent to somebody else should not decide about their screen.
 * @param asked whether the address asks for the map
 */
export function useMapShown(asked: boolean): [boolean, (shown: boolean) => void] {
  const { storage } = useRemote();
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<boolean | null>(null);
  const shown = asked || (changed ?? !(hydrated && storage.get(MAP_CLOSED_KEY) !== null));
  return [
    shown,
    (next) => {
      setChanged(next);
      if (next) storage.remove(MAP_CLOSED_KEY);
      else storage.set(MAP_CLOSED_KEY, '1');
    },
  ];
}
