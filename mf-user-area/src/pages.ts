import { laterPage } from '@kvadrat/remote-kit';
import { AreaSkeleton } from './components/area/area-skeleton';

/** Pages by the names of their routes in `remote.config.ts`; each is a chunk of its own. */
export const pages = {
  profile: laterPage(
    () => import(/* webpackChunkName: "page-profile" */ './features/profile').then(({ profilePage }) => profilePage),
    AreaSkeleton,
  ),
  security: laterPage(
    () =>
      import(/* webpackChunkName: "page-security" */ './features/security').then(({ securityPage }) => securityPage),
    AreaSkeleton,
  ),
  'own-data': laterPage(
    () => import(/* webpackChunkName: "page-own-data" */ './features/own-data').then(({ ownDataPage }) => ownDataPage),
    AreaSkeleton,
  ),
  agency: laterPage(
    () => import(/* webpackChunkName: "page-agency" */ './features/agency').then(({ agencyPage }) => agencyPage),
    AreaSkeleton,
  ),
  'agency-invite': laterPage(
    () =>
      import(/* webpackChunkName: "page-agency-invite" */ './features/agency').then(
        ({ agencyInvitePage }) => agencyInvitePage,
      ),
    AreaSkeleton,
  ),
  saved: laterPage(
    () => import(/* webpackChunkName: "page-saved" */ './features/saved').then(({ savedPage }) => savedPage),
    AreaSkeleton,
    {
      // Order, folder and map change what is shown of one list.
      instanceOf: () => 'saved',
    },
  ),
  hidden: laterPage(
    () => import(/* webpackChunkName: "page-hidden" */ './features/marked').then(({ hiddenPage }) => hiddenPage),
    AreaSkeleton,
  ),
  recent: laterPage(
    () => import(/* webpackChunkName: "page-recent" */ './features/marked').then(({ recentPage }) => recentPage),
    AreaSkeleton,
  ),
  searches: laterPage(
    () =>
      import(/* webpackChunkName: "page-searches" */ './features/searches').then(({ searchesPage }) => searchesPage),
    AreaSkeleton,
  ),
  'recent-searches': laterPage(
    () =>
      import(/* webpackChunkName: "page-recent-searches" */ './features/searches').then(
        ({ recentSearchesPage }) => recentSearchesPage,
      ),
    AreaSkeleton,
  ),
  'search-news': laterPage(
    () => import(/* webpackChunkName: "page-search-news" */ './features/news').then(({ newsPage }) => newsPage),
    AreaSkeleton,
  ),
  alerts: laterPage(
    () => import(/* webpackChunkName: "page-alerts" */ './features/alerts').then(({ alertsPage }) => alertsPage),
    AreaSkeleton,
  ),
  messages: laterPage(
    () =>
      import(/* webpackChunkName: "page-messages" */ './features/messages').then(({ messagesPage }) => messagesPage),
    AreaSkeleton,
    {
      // Which conversation is open changes what is shown of one place.
      instanceOf: () => 'messages',
    },
  ),
  published: laterPage(
    () => import(/* webpackChunkName: "page-published" */ './features/own-ads').then(({ ownAdsPage }) => ownAdsPage),
    AreaSkeleton,
  ),
  shared: laterPage(
    () => import(/* webpackChunkName: "page-shared" */ './features/shared').then(({ sharedPage }) => sharedPage),
    AreaSkeleton,
  ),
  invite: laterPage(
    () => import(/* webpackChunkName: "page-invite" */ './features/shared').then(({ invitePage }) => invitePage),
    AreaSkeleton,
  ),
};
