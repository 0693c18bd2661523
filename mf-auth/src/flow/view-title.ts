import type { AuthView } from '@kvadrat/contracts/account';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** The entry and the sign-up have the first title, the login the second; the others have their own. */
export const VIEW_TITLES: Readonly<Record<AuthView, MessageDescriptor>> = {
  entry: msg`Prijava ili registracija`,
  login: msg`Prijava`,
  signup: msg`Prijava ili registracija`,
  passwordRecovery: msg`Zaboravljena lozinka`,
  passwordReset: msg`Nova lozinka`,
  secondStep: msg`Prijava u dva koraka`,
};
