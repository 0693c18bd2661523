import { RELOAD_HINT_HEADER } from '@kvadrat/contracts/releases';

const RELEASE_FILE = /^\/r\/[a-z]/;

/**
 * Notices that this page is older than the releases it was made of are kept: a script or style of one does not come, and
 * the server says that it is gone for good. Elements are not told why they failed, so the server is asked once more.
 * @param outdated called once
 */
export function watchExpired(outdated: (address: string) => void): void {
  const asked = new Set<string>();
  let found = false;
  const ask = async (address: string): Promise<void> => {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (found || answer?.status !== 410 || !answer.headers.has(RELOAD_HINT_HEADER)) return;
    found = true;
    outdated(address);
  };
  // Such events do not bubble: they are seen on their way down.
  window.addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address === null || found || asked.has(address)) return;
      asked.add(address);
      void ask(address);
    },
    true,
  );
}

function addressOf(target: EventTarget | null): string | null {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  if (address === '') return null;
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && RELEASE_FILE.test(pathname) ? pathname : null;
}
