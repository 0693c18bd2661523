import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { ALERT_PATHS, LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { Db } from '../../../platform/db';
import { LinkKeys } from '../../../platform/secrets';

/** Keys in addresses: of the page that manages somebody's alerts, and of the feeds of a search. */
export type AlertKeys = LinkKeys<'reader' | 'feed'>;

export function alertKeys(db: Db): AlertKeys {
  return new LinkKeys(db, 'alerts');
}

/** Address of the page that manages and ends alerts without signing in. */
export function alertsAddress(publicUrl: string, locale: Locale, key: string): string {
  return `${publicUrl}${localizedPath(locale, ALERT_PATHS.manage)}?${LINK_PARAMETERS.link}=${key}`;
}
