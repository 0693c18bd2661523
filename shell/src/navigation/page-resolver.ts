import type { RouteTable } from '@kvadrat/contracts/releases';
import type { Reporter } from '@kvadrat/contracts/remote';
import { showNote } from '../failure-texts';
import { watchExpired } from '../loader/watch-expired';
import { readTarget, type PageTarget } from './page-target';

/**
 * Tells which page an address leads to. An outdated page leaves every navigation to the server, which brings the
 * releases of today.
 * @param isLeft whether the server has to be asked for a page, by its path
 */
export function createPageResolver(table: RouteTable, main: HTMLElement, report: Reporter, isLeft: (path: string) => boolean): (url: URL) => PageTarget | null {
  let outdated = false;
  watchExpired((address) => {
    outdated = true;
    report(new Error(`${address} is no longer served`), { code: 'MFE-007' });
    showNote(main);
  });
  return (url) => (outdated || isLeft(url.pathname) ? null : readTarget(table, url, location.origin));
}
