import type { SocialProvider } from '@kvadrat/contracts/vocabulary';

/** Where a provider sends visitors back; this address is registered with it. */
export function callbackPath(service: SocialProvider): string {
  return `/singleSignOn/${service}/`;
}
