import { laterPage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { adPage } from './features/ad';

/** Pages by the names of their routes in `remote.config.ts`. Who reads an ad does not pay for the calculator, nor for forms. */
export const pages = {
  ad: adPage,
  publish: laterPage(
    () => import(/* webpackChunkName: "page-publish" */ './features/publish').then(({ publishPage }) => publishPage),
    FormSkeleton,
  ),
  'edit-ad': laterPage(
    () => import(/* webpackChunkName: "page-edit-ad" */ './features/edit-ad').then(({ editAdPage }) => editAdPage),
    FormSkeleton,
  ),
  mortgage: laterPage(
    () =>
      import(/* webpackChunkName: "page-mortgage" */ './features/mortgage').then(({ mortgagePage }) => mortgagePage),
    FormSkeleton,
  ),
  message: laterPage(
    () =>
      import(/* webpackChunkName: "page-message" */ './features/enquiry/message.page').then(
        ({ messagePage }) => messagePage,
      ),
    FormSkeleton,
  ),
  visit: laterPage(
    () =>
      import(/* webpackChunkName: "page-visit" */ './features/enquiry/visit.page').then(({ visitPage }) => visitPage),
    FormSkeleton,
  ),
  proposal: laterPage(
    () =>
      import(/* webpackChunkName: "page-proposal" */ './features/enquiry/proposal.page').then(
        ({ proposalPage }) => proposalPage,
      ),
    FormSkeleton,
  ),
  confirm: laterPage(
    () => import(/* webpackChunkName: "page-confirm" */ './features/confirm').then(({ confirmPage }) => confirmPage),
    FormSkeleton,
  ),
  'visit-answer': laterPage(
    () =>
      import(/* webpackChunkName: "page-visit-answer" */ './features/answer/visit-answer.page').then(
        ({ visitAnswerPage }) => visitAnswerPage,
      ),
    FormSkeleton,
  ),
  'proposal-answer': laterPage(
    () =>
      import(/* webpackChunkName: "page-proposal-answer" */ './features/answer/proposal-answer.page').then(
        ({ proposalAnswerPage }) => proposalAnswerPage,
      ),
    FormSkeleton,
  ),
  phone: laterPage(
    () => import(/* webpackChunkName: "page-phone" */ './features/phone/phone.page').then(({ phonePage }) => phonePage),
    FormSkeleton,
  ),
  complaint: laterPage(
    () =>
      import(/* webpackChunkName: "page-complaint" */ './features/complaint').then(
        ({ complaintPage }) => complaintPage,
      ),
    FormSkeleton,
  ),
  report: laterPage(
    () => import(/* webpackChunkName: "page-report" */ './features/report').then(({ reportPage }) => reportPage),
    FormSkeleton,
  ),
};
