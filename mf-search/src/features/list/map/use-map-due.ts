import { useEffect, useState } from 'react';

/** From here on list and map stand side by side; the style sheets have the same number. */
export const SIDE_BY_SIDE = '(min-width: 1024px)';

/** What a first visit is measured by is over then. */
const QUIET_MS = 2000;

/**
 * Whether the map's code may come. Where it fills the screen at once; beside a list not before the page has been
 * usable for a while and the browser has nothing better to do, or the visitor turns to it.
 */
export function useMapDue(onMap: boolean, shown: boolean): { due: boolean; hurry: () => void } {
  const [wide, setWide] = useState(false);
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const media = matchMedia(SIDE_BY_SIDE);
    const read = (): void => setWide(media.matches);
    read();
    media.addEventListener('change', read);
    const timer = setTimeout(() => whenIdle(() => setQuiet(true)), QUIET_MS);
    return () => {
      media.removeEventListener('change', read);
      clearTimeout(timer);
    };
  }, []);
  return { due: onMap || (wide && shown && quiet), hurry: () => setQuiet(true) };
}

/** Not every browser tells when it has nothing to do. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else act();
}
