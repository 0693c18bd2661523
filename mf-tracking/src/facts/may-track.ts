import { BREAKPOINTS } from '@kvadrat/contracts/constants';
import { splitLocale } from '@kvadrat/contracts/locales';
import { isDemoPath } from '@kvadrat/contracts/paths';
import type { Consent } from '@kvadrat/contracts/remote';

export interface Circumstances {
  consent: Consent;
  authenticated: boolean;
  desktop: boolean;
  /** Whether visitors who are not signed in are counted. */
  anonymousTracking: boolean;
  pathname: string;
}

/**
 * Whether anything may be told: of who is signed in on every device, of others on desktops and only where the flag says so, of nobody who has not
 * agreed, and nothing of the demonstration's pages.
 */
export function mayTrack({ consent, authenticated, desktop, anonymousTracking, pathname }: Circumstances): boolean {
  if (!consent.analytics || isDemoPath(splitLocale(pathname).path)) return false;
  return authenticated || (desktop && anonymousTracking);
}

/** By what the browser says of itself, else by its width. */
export function isDesktop(page: Window): boolean {
  const { navigator } = page;
  const hints: unknown = 'userAgentData' in navigator ? navigator.userAgentData : undefined;
  if (typeof hints === 'object' && hints !== null && 'mobile' in hints && typeof hints.mobile === 'boolean')
    return !hints.mobile;
  return page.innerWidth >= BREAKPOINTS.md;
}
