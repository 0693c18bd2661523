import { laterPage, type RemotePages } from '@kvadrat/remote-kit';
import { confirmPage } from './features/confirm';
import { authPage } from './features/page';
import * as later from './flow/later';
import { provideLaterViews } from './flow/later-views';
import { PageCardSkeleton } from './flow/page-card';

provideLaterViews(later);

/** Pages by the names of their routes in `remote.config.ts`. Who signs in does not pay for the last page of a provider's sign-in, nor for signing out. */
export const pages: RemotePages = {
  auth: authPage,
  confirm: confirmPage,
  'sign-out': laterPage(
    () => import(/* webpackChunkName: "page-sign-out" */ './features/sign-out').then(({ signOutPage }) => signOutPage),
    PageCardSkeleton,
  ),
  'return-refused': laterPage(
    () =>
      import(/* webpackChunkName: "page-return-refused" */ './features/return-refused').then(
        ({ returnRefusedPage }) => returnRefusedPage,
      ),
    PageCardSkeleton,
  ),
  'social-end': laterPage(
    () =>
      import(/* webpackChunkName: "page-social-end" */ './features/social-end').then(
        ({ socialEndPage }) => socialEndPage,
      ),
    PageCardSkeleton,
  ),
};
