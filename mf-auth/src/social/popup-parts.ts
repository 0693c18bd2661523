import { isSocialSignal, SOCIAL_CHANNEL } from '@kvadrat/contracts/account';
import type { HostWindow } from '@kvadrat/remote-kit';
import { popupFeatures } from './popup-place';
import type { PopupParts } from './social-popup';

/**
 * The window's own parts. A popup tells its end in three ways, for every pair of opener policies and every browser leaves at
 * least one open: its opener's `message`, a BroadcastChannel, and a storage item.
 * @param origin of the portal, whose last page the popup shows
 */
export function popupParts(view: HostWindow, origin: string): PopupParts {
  return {
    // No name: a named window that is still open would keep its place and size.
    open: (address) => view.open(address, '_blank', popupFeatures(view)),
    listen(listener) {
      const done = new AbortController();
      const hear = (data: unknown): void => {
        if (isSocialSignal(data)) listener(data);
      };
      view.addEventListener('message', (event) => event.origin === origin && hear(event.data), { signal: done.signal });
      view.addEventListener(
        'storage',
        ({ key, newValue }) => key === SOCIAL_CHANNEL && newValue !== null && hear(parse(newValue)),
        { signal: done.signal },
      );
      const channel = 'BroadcastChannel' in view ? new view.BroadcastChannel(SOCIAL_CHANNEL) : null;
      channel?.addEventListener('message', (event: MessageEvent<unknown>) => hear(event.data));
      return () => {
        done.abort();
        channel?.close();
      };
    },
    cookies: () => view.document.cookie,
    setCookie: (text) => void (view.document.cookie = text),
    hasFocus: () => view.document.hasFocus(),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
