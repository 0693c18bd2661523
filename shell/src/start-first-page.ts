import { containerId, type Reporter } from '@kvadrat/contracts/remote';
import { showFallback, showNote } from './failure-texts';
import type { Applications } from './loader/applications';
import type { PageTarget } from './navigation/page-target';
import type { PageJson } from './page-json';

/**
 * Takes over the page the server has sent. Always resolves; what fails is reported, and what the server rendered stays.
 * @param first the page of a remote that the address leads to
 */
export function startFirstPage({ refused, data }: PageJson, first: PageTarget | null, main: HTMLElement, applications: Applications, report: Reporter): Promise<void> {
  for (const { name, release } of refused) {
    report(new Error(`${name} cannot be loaded as it is told`), { code: 'MFE-008', remote: name, release });
    if (document.getElementById(containerId(name)) !== null) showFailure(main);
  }
  // A page of the shell's own, or one the server has given up on, stays as it is.
  const isOwn = first === null || document.getElementById(containerId(first.release.name)) === null;
  const started = isOwn ? Promise.resolve() : applications.start(first, data);
  return started.catch((error: unknown) => {
    report(error, { phase: 'start', ...(first === null ? {} : { remote: first.release.name, release: first.release.release }) });
    showFailure(main);
  });
}

/** What the server rendered stays, whatever became of its script. */
function showFailure(main: HTMLElement): void {
  if (main.textContent.trim() === '') showFallback(main);
  else showNote(main);
}
