import { laterPage } from '@kvadrat/remote-kit';
import { HomeSkeleton } from './components/home-skeleton';
import { PageSkeleton } from './components/page-skeleton';
import { listPage } from './features/list';

/** Lists, where most visits begin, do not carry the home page. */
const homePage = laterPage(
  async () => (await import(/* webpackChunkName: "page-home" */ './features/home')).homePage,
  HomeSkeleton,
);

/** Pages by the names of their routes in `remote.config.ts`. */
export const pages = {
  home: homePage,
  compare: laterPage(
    async () => (await import(/* webpackChunkName: "page-compare" */ './features/compare')).comparePage,
    PageSkeleton,
  ),
  list: listPage,
  sentence: laterPage(
    async () => (await import(/* webpackChunkName: "page-sentence" */ './features/sentence')).sentencePage,
    PageSkeleton,
  ),
};
