import { laterPage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { PageSkeleton } from './components/page-skeleton';
import { directoryPage } from './features/directory';

/** Pages by the names of their routes in `remote.config.ts`; all but the directory are chunks of their own. */
export const pages = {
  directory: directoryPage,
  agency: laterPage(
    () => import(/* webpackChunkName: "page-agency" */ './features/agency').then(({ agencyPage }) => agencyPage),
    PageSkeleton,
  ),
  agent: laterPage(
    () => import(/* webpackChunkName: "page-agent" */ './features/agent').then(({ agentPage }) => agentPage),
    PageSkeleton,
  ),
  message: laterPage(
    () => import(/* webpackChunkName: "page-message" */ './features/message').then(({ messagePage }) => messagePage),
    FormSkeleton,
  ),
  phone: laterPage(
    () => import(/* webpackChunkName: "page-phone" */ './features/phone').then(({ phonePage }) => phonePage),
    FormSkeleton,
  ),
  contact: laterPage(
    () => import(/* webpackChunkName: "page-contact" */ './features/contact').then(({ contactPage }) => contactPage),
    FormSkeleton,
  ),
  'sign-up': laterPage(
    () => import(/* webpackChunkName: "page-sign-up" */ './features/sign-up').then(({ signUpPage }) => signUpPage),
    FormSkeleton,
  ),
};
