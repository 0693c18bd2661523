import type { RemoteContext } from '@kvadrat/contracts/remote';
import { currentLayer, pushLayer } from './history-entry';

/** What fills the screen over a page and is left by Back, as people expect of it on a phone. */
export interface PageLayers {
  /** Gives the layer an entry of its own, which Back takes away again; the page's address stays. */
  open: NonNullable<RemoteContext['openLayer']>;
  /** Once the entries of closed layers are gone: nothing may be entered into history before. */
  settled: () => Promise<void>;
}

interface Layer {
  onBack: () => void;
}

/**
 * Call before single-spa starts, as {@link createPagePlace}, which lets a page take the place of a layer's entry: nothing of
 * a layer stays in history.
 * @param isLeaving whether a page is on its way that will take the entry
 */
export function createPageLayers(isLeaving: () => boolean): PageLayers {
  const open: Layer[] = [];
  let returning = Promise.resolve();
  let returned = (): void => undefined;

  const goBackTo = (depth: number): void => {
    returning = new Promise((resolve) => {
      returned = resolve;
    });
    history.go(depth - currentLayer());
  };
  // A reload, or Back from another document, finds the entry and no layer.
  if (currentLayer() > 0) goBackTo(0);

  window.addEventListener('popstate', (event) => {
    if ('singleSpa' in event) return;
    returned();
    const depth = currentLayer();
    for (const { onBack } of open.splice(depth).reverse()) onBack();
    // Forward leads to what was closed.
    if (depth > open.length) goBackTo(open.length);
  });

  const close = (layer: Layer): void => {
    const at = open.indexOf(layer);
    if (at === -1) return;
    open.splice(at);
    // Whoever closes it by choosing something may be on the way to another page, which the same press tells next.
    setTimeout(() => {
      if (currentLayer() > open.length && !isLeaving()) goBackTo(open.length);
    });
  };

  return {
    open(onBack) {
      const layer = { onBack };
      open.push(layer);
      void returning.then(() => {
        if (open.includes(layer)) pushLayer(open.indexOf(layer) + 1);
      });
      return () => close(layer);
    },
    settled: () => returning,
  };
}
