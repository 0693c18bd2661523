import { useRemote } from '@kvadrat/remote-kit';
import { MAP_STILL_KEY } from '@kvadrat/contracts/constants';
import { useState } from 'react';

/** Whether the search goes where the map is moved: yes, until the visitor does not want it, which this browser remembers. */
export function useFollowing(): [boolean, (follows: boolean) => void] {
  const { storage } = useRemote();
  const [follows, setFollows] = useState(() => storage.get(MAP_STILL_KEY) === null);
  return [
    follows,
    (next) => {
      setFollows(next);
      if (next) storage.remove(MAP_STILL_KEY);
      else storage.set(MAP_STILL_KEY, '1');
    },
  ];
}
