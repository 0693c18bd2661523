const TAB_PREFIX = 'kvadrat:';

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * What a page may ask of the window it stands in, beyond its context: each of these answers a press
 * of the visitor and needs nothing of the shell.
 */
export const pageTools = {
  /** Opens the browser's print dialog. */
  print(): void {
    window.print();
  },

  /**
   * Shares an address by the sheet of the device, else copies it.
   * @param path root-relative, with language prefix
   * @returns what became of it; `refused` where the browser gives no clipboard
   */
  async share(title: string, path: string): Promise<{ outcome: 'shared' | 'copied' | 'refused'; url: string }> {
    const url = new URL(path, location.origin).href;
    // On a desk the sheet is a detour: there the address goes into a message by hand.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Whoever closes the sheet has decided; there is nothing to say.
      await navigator.share({ title, url }).catch(() => undefined);
      return { outcome: 'shared', url };
    }
    try {
      await navigator.clipboard.writeText(url);
      return { outcome: 'copied', url };
    } catch {
      return { outcome: 'refused', url };
    }
  },

  /** What this tab remembers across page loads, and forgets when it is closed; nothing where that is blocked. */
  tab: {
    get: (key: string): string | null => attempt(() => sessionStorage.getItem(TAB_PREFIX + key), null),
    set: (key: string, text: string): void => attempt(() => sessionStorage.setItem(TAB_PREFIX + key, text), undefined),
    remove: (key: string): void => attempt(() => sessionStorage.removeItem(TAB_PREFIX + key), undefined),
  },

  /**
   * The page the visitor came from in this window, which going back shows as it was left: filters,
   * scroll and all. Null for the first page, a page of another site, or a browser that does not tell.
   * @returns its path, with language prefix and without query, and the way back to it
   */
  earlier(): { path: string; goBack: () => void } | null {
    if (!('navigation' in window)) return null;
    const { navigation } = window;
    const index = navigation.currentEntry?.index ?? 0;
    const url = navigation.entries().find((entry) => entry.index === index - 1)?.url ?? null;
    if (url === null) return null;
    return {
      path: new URL(url).pathname,
      goBack: () => {
        history.back();
      },
    };
  },
};
