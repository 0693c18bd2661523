import { LEGAL_PATHS, PATHS } from './fixed-paths';

/** Pages of information, by the names that texts use to link to them. */
export const INFO_PATHS = {
  whoWeAre: PATHS.whoWeAre,
  software: PATHS.software,
  internationalVisibility: PATHS.internationalVisibility,
  terms: LEGAL_PATHS.terms,
  privacy: LEGAL_PATHS.privacy,
  cookies: LEGAL_PATHS.cookies,
  contactUs: PATHS.contactUs,
} as const;

export function isInfoPageName(name: string): name is keyof typeof INFO_PATHS {
  return Object.hasOwn(INFO_PATHS, name);
}
