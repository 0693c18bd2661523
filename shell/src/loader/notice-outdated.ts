import type { Reporter } from '@kvadrat/contracts/remote';
import { showNote } from '../failure-texts';
import { watchExpired } from './watch-expired';

/**
 * Notices that the page is older than what it was made of is kept, and tells the visitor.
 * @returns whether it is: then every navigation is the server's, which brings the releases of today
 */
export function noticeOutdated(main: HTMLElement, report: Reporter): () => boolean {
  let outdated = false;
  watchExpired((address) => {
    outdated = true;
    report(new Error(`${address} is no longer served`), { code: 'MFE-007' });
    showNote(main);
  });
  return () => outdated;
}
