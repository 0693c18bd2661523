import { followPage } from '../frame/follow-page';
import type { NavigatorPorts } from './navigator';
import { focusPage } from './page-focus';
import type { PagePlace } from './page-place';

/** Makes what happens once a new page is there: the frame follows it, others hear of it, then place, focus and announcement. */
export function createArrival(
  place: PagePlace,
  main: HTMLElement,
  announce: (text: string) => void,
  changed: () => void,
): NavigatorPorts['arrive'] {
  return ({ url, route }, mode, { keepScroll = false }) => {
    followPage(route);
    changed();
    if (keepScroll) return;
    if (mode === 'traverse') place.restore();
    else place.scrollTo(url.hash);
    focusPage(main);
    announce(document.title);
  };
}
