import type { AuthOpener } from '../auth/auth-opener';
import { watchIntent } from './intent-preload';
import type { LaterNavigation } from './later-navigation';

/** Gets ready what the visitor is about to open: a page, or the sign-in dialog. */
export function prepareLinks(navigation: LaterNavigation, auth: AuthOpener): void {
  watchIntent((link) => {
    const prepared = auth.opens(link) ? auth.prepare() : navigation.load().then(({ prepare }) => prepare(link.href));
    prepared.catch(() => undefined);
  });
  // Whoever turns to a form is about to go elsewhere as well.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form') !== null) navigation.load().catch(() => undefined);
  });
}
