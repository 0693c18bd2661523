import { useLayoutEffect, useState } from 'react';
import { useHostWindow } from '@kvadrat/remote-kit';

/** What our mails put behind `#`: URL-safe base64, and nothing a page could have for an anchor of its own. */
const TOKEN = /^#([\w-]{20,200})$/;

/**
 * The token of the mail whose link led here; empty when there is none. It is taken out of the address bar at once, so that
 * neither history nor a copied address keeps it. The host offers no way to change an address without a visit, hence the window.
 */
export function useFragmentToken(): string {
  const view = useHostWindow();
  const [token, setToken] = useState('');
  useLayoutEffect(() => {
    const take = (): void => {
      const { hash, pathname, search } = view?.location ?? { hash: '', pathname: '', search: '' };
      const found = TOKEN.exec(hash)?.[1];
      if (view === null || found === undefined) return;
      setToken(found);
      view.history.replaceState(view.history.state, '', `${pathname}${search}`);
    };
    take();
    // Another mail's link, put into the same tab, loads nothing anew.
    view?.addEventListener('hashchange', take);
    return () => view?.removeEventListener('hashchange', take);
  }, [view]);
  return token;
}
