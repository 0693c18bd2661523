import type { Consent, ConsentCategory, HostValue } from '@kvadrat/contracts/remote';

/** Runs once, when the visitor has agreed to it or to anything, and the browser has nothing better to do; never before. */
export function whenAllowed(consent: HostValue<Consent>, what: ConsentCategory | 'any', run: () => void): void {
  const isAllowed = (): boolean => {
    const allowed = consent.current();
    return what === 'any' ? Object.values(allowed).some(Boolean) : allowed[what];
  };
  const start = (): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else setTimeout(run);
  };
  if (isAllowed()) return start();
  const stop = consent.subscribe(() => {
    if (!isAllowed()) return;
    stop();
    start();
  });
}
