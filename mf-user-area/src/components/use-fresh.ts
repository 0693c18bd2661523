import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { useRemote } from '@kvadrat/remote-kit';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A page's data, and the way to ask for them anew without leaving it. The latest question decides. */
export function useFresh<D>(
  data: D,
  route: RouteLocation,
  load: (route: RouteLocation, context: LoadContext) => Promise<PageLoad<D>>,
): readonly [D, () => Promise<void>] {
  const { http, navigate, report } = useRemote();
  const [fresh, setFresh] = useState(data);
  const [given, setGiven] = useState(data);
  if (given !== data) {
    setGiven(data);
    setFresh(data);
  }
  const turn = useRef(0);
  useEffect(() => {
    const turns = turn;
    return () => {
      turns.current += 1;
    };
  }, []);
  const refresh = useCallback(async () => {
    const mine = (turn.current += 1);
    try {
      const loaded = await load(route, { http });
      if (mine !== turn.current) return;
      if ('location' in loaded) navigate(loaded.location, { replace: true });
      else setFresh(loaded.data);
    } catch (error) {
      report(error, { part: 'refresh' });
    }
  }, [load, route, http, navigate, report]);
  return [fresh, refresh];
}
