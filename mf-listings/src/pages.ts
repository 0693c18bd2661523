import { laterPage } from '@kvadrat/remote-kit';
import { adPage } from './features/ad';
import { FormSkeleton } from './components/form-skeleton';

/** Pages by the names of their routes in `remote.config.ts`. Who reads an ad does not pay for the calculator, nor for the form to report it. */
export const pages = {
  ad: adPage,
  mortgage: laterPage(() => import(/* webpackChunkName: "page-mortgage" */ './features/mortgage').then(({ mortgagePage }) => mortgagePage), FormSkeleton),
  report: laterPage(() => import(/* webpackChunkName: "page-report" */ './features/report').then(({ reportPage }) => reportPage), FormSkeleton),
};
