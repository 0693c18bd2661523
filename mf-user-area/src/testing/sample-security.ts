import type { OwnSecurity } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';

export const SECURITY_CALL = '/api-next/user/security/';

const SINCE = '2026-11-02T08:00:00.000Z';

/** Somebody who is signed in on two devices, by a password alone. */
export const OPEN_TWICE: OwnSecurity = {
  isFresh: true,
  hasPassword: true,
  sessions: [
    { name: 's1', device: 'Chrome, Windows', network: '84.10.20.0', since: SINCE, seenAt: SINCE, isThis: true },
    { name: 's2', device: 'Safari, iPhone', network: '', since: SINCE, seenAt: SINCE, isThis: false },
  ],
  signIns: [{ at: SINCE, service: 'google', device: 'Safari, iPhone', network: '84.10.20.0' }],
  passkeys: [],
  secondStep: { since: null, codesLeft: 0, setup: null },
  csrf: 'token-1',
};

/** The same while the second step is being set up. */
export const SETTING_UP: OwnSecurity = {
  ...OPEN_TWICE,
  secondStep: {
    since: null,
    codesLeft: 0,
    setup: { secret: 'JBSWY3DPEHPK3PXP', picture: { size: 9, path: 'M4 4h1v1h-1z' }, codes: ['7K2M-QX94-H3TP-61ZB'] },
  },
};

export const securityRoute = (locale: Locale = 'hr', search = ''): RouteLocation => ({
  name: 'security',
  params: {},
  path: USER_PATHS.security,
  search,
  locale,
});
