import { laterPage } from '@kvadrat/remote-kit';
import { adPage } from './features/ad';
import { MortgageSkeleton } from './components/mortgage-skeleton';

/** Pages by the names of their routes in `remote.config.ts`. Who reads an ad does not pay for the calculator. */
export const pages = {
  ad: adPage,
  mortgage: laterPage(() => import(/* webpackChunkName: "page-mortgage" */ './features/mortgage').then(({ mortgagePage }) => mortgagePage), MortgageSkeleton),
};
