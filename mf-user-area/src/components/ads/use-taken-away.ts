import { useAdMarks } from '@kvadrat/remote-kit';
import type { AdMark } from '@kvadrat/contracts/remote';
import { useEffect, useRef, useState } from 'react';

/**
 * Which ads of a list have left it since the page came, here or in another tab, and may come back. The page was made before the host knew
 * the list: what it has not heard of has not left.
 * @param onNew told when an ad is on the list that was not before
 */
export function useTakenAway(mark: AdMark, onNew: () => void): ReadonlySet<number> {
  const ids = useAdMarks()[mark];
  const heard = useRef(new Set<number>());
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const before = heard.current;
    if (before.size > 0 && [...ids].some((id) => !before.has(id))) onNew();
    for (const id of ids) before.add(id);
    setGone(new Set([...before].filter((id) => !ids.has(id))));
  }, [ids, onNew]);
  return gone;
}
