import type { OwnProfile } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';

export const PROFILE_CALL = '/api-next/user/profile/';

/** Somebody who is signed in here alone, by a password. */
export const ANA: OwnProfile = {
  name: 'Ana <b>',
  surname: 'Horvat',
  email: 'ana@example.hr',
  emailVerified: true,
  phone: '+385911234567',
  phoneVerified: false,
  language: 'hr',
  waiting: { email: null, phone: null },
  isFresh: true,
  products: false,
  hasPassword: true,
  passwordMin: 6,
  communications: false,
  newsletter: true,
  otherSessions: 0,
  identities: [],
  csrf: 'token-1',
};

export const profileRoute = (locale: Locale = 'hr', search = ''): RouteLocation => ({
  name: 'profile',
  params: {},
  path: USER_PATHS.profile,
  search,
  locale,
});
