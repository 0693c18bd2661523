import { carryCampaign } from '@kvadrat/contracts/routes';
import type { AuthOpener } from '../auth/auth-opener';
import { watchIntent } from './intent-preload';
import type { PagePlace } from './page-place';

/** Gets ready what the visitor is about to open: a page, or the sign-in dialog. */
export function prepareLinks(preparePage: (url: URL) => void, place: PagePlace, auth: AuthOpener): void {
  watchIntent((link) => {
    if (auth.opens(link)) {
      auth.prepare().catch(() => undefined);
      return;
    }
    // The very address a click would lead to, or its data would be asked for twice.
    preparePage(new URL(carryCampaign(link.href, place.url().search)));
  });
}
