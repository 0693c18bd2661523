import { splitLocale } from '@kvadrat/contracts/locales';
import { isUserPath } from '@kvadrat/contracts/paths';
import type { RemoteContext } from '@kvadrat/contracts/remote';

/**
 * Leaves pages of somebody's own to the server once they are not signed in any more, whichever tab they signed out in: what was
 * shown and loaded here was for them alone, so that one that is open is asked for anew, and so are all that are opened later.
 *
 * @param page that is shown
 * @returns whether the server has to be asked for a page, by its path
 */
export function leaveOwnPages(
  session: RemoteContext['session'],
  page: Pick<Location, 'pathname' | 'reload'>,
): (path: string) => boolean {
  const isOwn = (path: string): boolean => isUserPath(splitLocale(path).path);
  let who = session.current().user?.uuid;
  let hasLeft = false;
  session.subscribe(() => {
    const now = session.current().user?.uuid;
    if (who !== undefined && now !== who) {
      hasLeft = true;
      if (isOwn(page.pathname)) page.reload();
    }
    who = now;
  });
  return (path) => hasLeft && isOwn(path);
}
