import { laterPage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';

/** Pages by the names of their routes in `remote.config.ts`; each is a chunk of its own. */
export const pages = {
  profile: laterPage(() => import(/* webpackChunkName: "page-profile" */ './features/profile').then(({ profilePage }) => profilePage), FormSkeleton),
};
