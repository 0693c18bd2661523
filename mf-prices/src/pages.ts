import { laterPage } from '@kvadrat/remote-kit';
import { GuideSkeleton } from './components/guide-skeleton';
import { guidePage } from './features/guide';

/** Pages by the names of their routes in `remote.config.ts`. Who reads the guide does not pay for what else there is. */
export const pages = {
  guide: guidePage,
  compare: laterPage(
    () => import(/* webpackChunkName: "page-compare" */ './features/compare').then(({ comparePage }) => comparePage),
    GuideSkeleton,
  ),
  valuation: laterPage(
    () =>
      import(/* webpackChunkName: "page-valuation" */ './features/valuation').then(
        ({ valuationPage }) => valuationPage,
      ),
    GuideSkeleton,
  ),
  method: laterPage(
    () => import(/* webpackChunkName: "page-method" */ './features/method').then(({ methodPage }) => methodPage),
    GuideSkeleton,
  ),
};
