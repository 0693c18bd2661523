import { REPORT_PATH } from '@kvadrat/contracts/api';
import type { AppError } from '@kvadrat/contracts/errors';
import type { Reporter } from '@kvadrat/contracts/remote';
import { createReporter } from '../host/reporter';

/**
 * Tells the portal of faults of elements.
 * @param refusal why nothing on this page may act for the visitor: it is said once, to whoever builds the page, since
 * nothing is broken that the portal should hear of
 */
export function createElementReporter(page: Window, origin: string, refusal: AppError | null): Reporter {
  const reportFault = createReporter((body) => {
    // A beacon would take the portal's cookies along.
    void fetch(origin + REPORT_PATH, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  });
  let told = false;
  return (error, detail) => {
    if (refusal === null || error !== refusal) return reportFault(error, detail);
    if (!told) page.document.defaultView?.console.error(refusal.message);
    told = true;
  };
}
