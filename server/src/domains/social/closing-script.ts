/** Where the script of a popup's last page is served. */
export const CLOSING_SCRIPT_PATH = '/singleSignOn/close.js';

/**
 * Tells the page that opened the popup how it ended, on three ways: a provider may have cut the tie to the opener, old
 * browsers know no channels, and a sibling host hears only its own popup. Then the window closes.
 */
export const CLOSING_SCRIPT = `'use strict';
(() => {
  const { signal, origin, channel } = document.documentElement.dataset;
  if (signal === undefined) return;
  const told = JSON.parse(signal);
  const ways = [
    () => window.opener?.postMessage(told, origin),
    () => {
      const line = new BroadcastChannel(channel);
      line.postMessage(told);
      line.close();
    },
    () => {
      localStorage.setItem(channel, signal);
      localStorage.removeItem(channel);
    },
  ];
  for (const way of ways) {
    try {
      way();
    } catch {
      // Another way is left.
    }
  }
  if ('close' in document.documentElement.dataset) setTimeout(() => window.close(), 200);
})();
`;
