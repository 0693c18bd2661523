import { splitLocale } from '@kvadrat/contracts/locales';
import { isUserPath } from '@kvadrat/contracts/paths';
import type { RemoteContext } from '@kvadrat/contracts/remote';

/**
 * Asks the server anew for a page of somebody's own once they are not signed in any more, whichever tab they signed out in: what
 * it shows was for them alone.
 *
 * @param here path of the page
 */
export function leaveOwnPages(session: RemoteContext['session'], here: () => string, reload: () => void): void {
  let was = session.current().authenticated;
  session.subscribe(() => {
    const { authenticated } = session.current();
    if (was && !authenticated && isUserPath(splitLocale(here()).path)) reload();
    was = authenticated;
  });
}
