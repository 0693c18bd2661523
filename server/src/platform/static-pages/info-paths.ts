import { LEGAL_PATHS, PATHS } from '@kvadrat/contracts/paths';
import type { StaticPageName } from './static-text';

/** Pages of information that texts may link to. */
export const INFO_PATHS = {
  whoWeAre: PATHS.whoWeAre,
  terms: LEGAL_PATHS.terms,
  privacy: LEGAL_PATHS.privacy,
  cookies: LEGAL_PATHS.cookies,
  contactUs: PATHS.contactUs,
} as const satisfies Record<StaticPageName | 'contactUs', string>;

export type InfoPageName = keyof typeof INFO_PATHS;

export const INFO_PAGE_NAMES = Object.keys(INFO_PATHS).filter(isInfoPageName);

export function isInfoPageName(name: string): name is InfoPageName {
  return Object.hasOwn(INFO_PATHS, name);
}
