import { apiAddress } from '@kvadrat/contracts/api';
import type { Bus } from '@kvadrat/contracts/events';
import { splitLocale } from '@kvadrat/contracts/locales';
import { isDemoPath } from '@kvadrat/contracts/paths';
import {
  CONSENT_NOTICE_ID,
  CONSENT_VERSION,
  NO_CONSENT,
  readConsent,
  type Consent,
  type ConsentMethod,
  type Reporter,
  type Toast,
} from '@kvadrat/contracts/remote';
import { asksOn } from './asks-on';
import { openConsentSignals } from './consent-signals';
import { clearRefused } from './optional-storage';

interface ConsentPorts {
  bus: Bus;
  toast: Toast;
  report: Reporter;
  /** Tells everybody what is allowed from now on. */
  set: (consent: Consent) => void;
  navigate: (path: string) => void;
  /** Whether the operator takes navigation for consent. */
  byNavigation: boolean;
}

/**
 * Keeps what is allowed in step with the visitor's choice: of the notice, of the page of settings, and of other tabs. What is no longer allowed
 * stops and is deleted at once, before the server has heard of it.
 */
export function followConsent({ bus, toast, report, set, navigate, byNavigation }: ConsentPorts): void {
  const notice = document.getElementById(CONSENT_NOTICE_ID);
  const signal = openConsentSignals(window);
  const apply = (consent: Consent): void => {
    set(consent);
    signal(isDemoPath(splitLocale(location.pathname).path) ? NO_CONSENT : consent);
    clearRefused(consent);
  };
  const read = (): void => apply(readConsent(document.cookie)?.consent ?? NO_CONSENT);
  const tell = async (method: ConsentMethod): Promise<boolean> => {
    if (notice !== null) notice.hidden = true;
    try {
      await send(method);
      read();
      return true;
    } catch (error) {
      report(error, { phase: 'consent' });
      read();
      if (notice !== null) notice.hidden = false;
      return false;
    }
  };

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== apiAddress('consent')) return;
    const method = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (notice?.contains(form) !== true) {
      // The page of settings is sent by the browser; what is refused there ends now all the same.
      if (method !== 'accept') apply(method === 'settings' ? stillAllowed(form) : NO_CONSENT);
      return;
    }
    event.preventDefault();
    document.querySelector('main')?.focus({ preventScroll: true });
    void tell(method === 'accept' ? 'accept' : 'refuse').then((kept) => {
      const { saved = '', change = '', failed = '' } = notice.dataset;
      if (!kept) return toast('error', failed);
      const settings = form.querySelector('a')?.getAttribute('href') ?? '/';
      toast('success', saved, { label: change, run: () => navigate(settings) });
    });
  });
  // Another tab may have chosen meanwhile, and a page may come back from the browser's memory.
  const follow = (): void => {
    if (document.visibilityState === 'hidden') return;
    read();
    if (notice !== null && readConsent(document.cookie) !== null) notice.hidden = true;
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', follow);
  if (byNavigation) {
    bus.on('kvadrat:page-changed', ({ path, from }) => {
      if (!isOtherPage(from, path) || !asksOn(splitLocale(path).path) || readConsent(document.cookie) !== null) return;
      void tell('navigation');
    });
  }
  read();
}

/** Whether somebody has come from another page of the portal. */
function isOtherPage(from: string, path: string): boolean {
  if (!URL.canParse(from)) return false;
  const { origin, pathname } = new URL(from);
  return origin === location.origin && pathname !== path;
}

/** What was allowed and still is ticked: more is allowed only once the server has it. */
function stillAllowed(form: HTMLFormElement): Consent {
  const ticked = new FormData(form);
  const before = readConsent(document.cookie)?.consent ?? NO_CONSENT;
  const still = (category: keyof Consent): boolean => before[category] && ticked.has(category);
  return {
    functional: still('functional'),
    analytics: still('analytics'),
    marketing: still('marketing'),
    replay: still('replay'),
  };
}

/** Without a token of the session, which would be a cookie more: the server looks at where the request comes from. */
async function send(choice: ConsentMethod): Promise<void> {
  const response = await fetch(apiAddress('consent'), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ choice, version: String(CONSENT_VERSION), locale: document.documentElement.lang }),
    keepalive: true,
  });
  // Unread, an answer stays on its way for the browser.
  await response.text();
  if (!response.ok) throw new Error(`the choice was answered with ${response.status}`);
}
