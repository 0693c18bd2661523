import { countersAtom, useAdMarks, useHostState } from '@kvadrat/remote-kit';
import type { UserCounters } from '@kvadrat/contracts/account';
import { useState } from 'react';
import type { Area } from './load-area';

/** What the rail counts. */
export interface AreaCounts extends UserCounters {
  lastAds: number;
  lastSearches: number;
}

/** Counters as the page came with them, and from then on as the host has them, in step with other tabs and devices. */
export function useCounters(area: Area | null): Partial<AreaCounts> {
  const told = useHostState(countersAtom);
  const { saved, hidden, seen } = useAdMarks();
  // Zeros stand for "not asked yet" until the host has once had others.
  const [isTold, setTold] = useState(false);
  const hasSome = Object.values(told).some((count) => count > 0);
  if (hasSome && !isTold) setTold(true);
  if (area === null) return { savedAds: saved.size, blacklistedAds: hidden.size, lastAds: seen.size };
  return { ...area.counters, ...(isTold || hasSome ? told : {}), ...area.counts };
}
