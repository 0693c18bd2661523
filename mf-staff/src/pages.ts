import { laterPage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';

/** Pages by the names of their routes in `remote.config.ts`; each is a chunk of its own. */
export const pages = {
  queue: laterPage(
    () => import(/* webpackChunkName: "page-queue" */ './features/queue').then(({ queuePage }) => queuePage),
    FormSkeleton,
  ),
  case: laterPage(
    () => import(/* webpackChunkName: "page-case" */ './features/case').then(({ casePage }) => casePage),
    FormSkeleton,
  ),
  requests: laterPage(
    () =>
      import(/* webpackChunkName: "page-requests" */ './features/requests').then(({ requestsPage }) => requestsPage),
    FormSkeleton,
  ),
  request: laterPage(
    () => import(/* webpackChunkName: "page-request" */ './features/request').then(({ requestPage }) => requestPage),
    FormSkeleton,
  ),
  remotes: laterPage(
    () => import(/* webpackChunkName: "page-remotes" */ './features/remotes').then(({ remotesPage }) => remotesPage),
    FormSkeleton,
  ),
  code: laterPage(
    () => import(/* webpackChunkName: "page-code" */ './features/code').then(({ codePage }) => codePage),
    FormSkeleton,
  ),
  traffic: laterPage(
    () => import(/* webpackChunkName: "page-traffic" */ './features/traffic').then(({ trafficPage }) => trafficPage),
    FormSkeleton,
  ),
  experiments: laterPage(
    () =>
      import(/* webpackChunkName: "page-experiments" */ './features/experiments').then(
        ({ experimentsPage }) => experimentsPage,
      ),
    FormSkeleton,
  ),
  replays: laterPage(
    () => import(/* webpackChunkName: "page-replays" */ './features/replays').then(({ replaysPage }) => replaysPage),
    FormSkeleton,
  ),
  flags: laterPage(
    () => import(/* webpackChunkName: "page-flags" */ './features/flags').then(({ flagsPage }) => flagsPage),
    FormSkeleton,
  ),
  outbox: laterPage(
    () => import(/* webpackChunkName: "page-outbox" */ './features/outbox').then(({ outboxPage }) => outboxPage),
    FormSkeleton,
  ),
};
