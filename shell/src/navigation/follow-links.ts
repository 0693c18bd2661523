import type { AuthOpener } from '../auth/auth-opener';
import { readFormSubmit } from './form-submit';
import { linkOf, readLinkClick } from './link-click';
import type { PagePlace } from './page-place';

/** Takes links and forms over: what leads to a page of the portal is opened here, sign-in in its dialog. */
export function followLinks(open: (url: URL) => void, place: PagePlace, auth: AuthOpener): void {
  const follow = (event: Event, url: URL | null): void => {
    if (url === null) return;
    event.preventDefault();
    open(url);
  };
  document.addEventListener('click', (event) => {
    const url = readLinkClick(event, place.url());
    const link = linkOf(event.target);
    if (url !== null && link !== null && auth.opens(link)) {
      event.preventDefault();
      auth.follow(link);
    } else follow(event, url);
  });
  document.addEventListener('submit', (event) => follow(event, readFormSubmit(event, place.url())));
}
