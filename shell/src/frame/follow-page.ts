import { RETURN_PARAMETER, SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { isLocale, localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { FRAME } from './frame-ids';
import { isInSection } from './section';
import { pageHasOwnBar } from './page-bar';

/** Brings the frame, which the server rendered for another page, to the page that is shown now. */
export function followPage({ path, search }: Pick<RouteLocation, 'path' | 'search'>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${FRAME.languages} a`)) {
    if (isLocale(link.hreflang)) link.href = `${localizedPath(link.hreflang, encodeURI(path))}${search}`;
  }
  for (const link of document.querySelectorAll<HTMLElement>('a[data-section]')) {
    if (isInSection(link.dataset['section'] ?? '', path)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const signIn = document.querySelector<HTMLAnchorElement>(`#${FRAME.account} > a`);
  // Who signs in comes back here, but not to a page that is there for signing in.
  if (signIn !== null)
    signIn.search = path.startsWith(SIGN_IN_PATH)
      ? ''
      : `?${new URLSearchParams({ [RETURN_PARAMETER]: location.pathname + location.search }).toString()}`;
  const tabs = document.getElementById(FRAME.tabs);
  if (tabs !== null) tabs.hidden = pageHasOwnBar(path);
}
