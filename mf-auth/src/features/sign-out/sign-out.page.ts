import { definePage } from '@kvadrat/remote-kit';
import { ACCOUNT_CALLS, SIGN_OUT_PATH } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { PageCardSkeleton } from '../../flow/page-card';
import { signOutAct } from './sign-out-act';
import { SignOutView } from './sign-out-view';

export interface SignOutData {
  /** Token against forged calls, for the form without scripts; empty where the server gave none, whose page then comes anew. */
  csrf: string;
}

/** `/prijava/odjava/`, where plain links to the sign-out lead: opening it signs nobody out, its button does. */
export const signOutPage = definePage<SignOutData>({
  load: async (_route, { http, signal }) => ({
    status: 200,
    data: {
      csrf: await http.get(ACCOUNT_CALLS.csrf, signal === undefined ? {} : { signal }).then(
        ({ token }) => token,
        () => '',
      ),
    },
  }),
  act: signOutAct,
  head: (_data, { locale }, i18n) => ({
    title: `${i18n._(msg`Odjava`)} | Kvadrat`,
    description: i18n._(msg`Želite li se odjaviti na ovom uređaju?`),
    canonical: localizedPath(locale, SIGN_OUT_PATH),
    robots: 'noindex',
  }),
  Page: SignOutView,
  Skeleton: PageCardSkeleton,
});
