import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';

/** Calls that change something. */
export const CHANGING_CALLS: readonly (readonly [path: string, method: 'POST' | 'PUT'])[] = [
  [ACCOUNT_CALLS.registrationType, 'POST'],
  [ACCOUNT_CALLS.verifyEmail, 'POST'],
  [ACCOUNT_CALLS.login, 'POST'],
  [ACCOUNT_CALLS.secondStep, 'POST'],
  [ACCOUNT_CALLS.passkeyOptions, 'POST'],
  [ACCOUNT_CALLS.passkeySignIn, 'POST'],
  [ACCOUNT_CALLS.register, 'POST'],
  [ACCOUNT_CALLS.passwordRetrieve, 'POST'],
  [ACCOUNT_CALLS.changePassword, 'POST'],
  [ACCOUNT_CALLS.confirmEmail, 'POST'],
  [ACCOUNT_CALLS.resendVerification, 'POST'],
  [ACCOUNT_CALLS.thirdParty, 'POST'],
  [ACCOUNT_CALLS.profile, 'PUT'],
  [ACCOUNT_CALLS.logout, 'POST'],
];
