import { laterPage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';

/** Pages by the names of their routes in `remote.config.ts`; each is a chunk of its own. */
export const pages = {
  contact: laterPage(
    () => import(/* webpackChunkName: "page-contact" */ './features/contact').then(({ contactPage }) => contactPage),
    FormSkeleton,
  ),
  'sign-up': laterPage(
    () => import(/* webpackChunkName: "page-sign-up" */ './features/sign-up').then(({ signUpPage }) => signUpPage),
    FormSkeleton,
  ),
};
