import type { Bus } from '@kvadrat/contracts/events';

/** Makes what tells everybody, at each call, which page is shown now and where it was come to from. */
export function createPageTeller(bus: Bus): () => void {
  let from = document.referrer;
  return () => {
    bus.emit('kvadrat:page-changed', { path: location.pathname, from });
    from = location.href;
  };
}
