import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-user-area',
  role: 'primary',
  routes: [
    { name: 'profile', pattern: '/utente/profilo/', acts: true },
    { name: 'security', pattern: '/utente/profilo/sigurnost/', acts: true },
    { name: 'own-data', pattern: '/utente/profilo/moji-podaci/', acts: true },
    { name: 'agency', pattern: '/utente/agencija/', acts: true },
    { name: 'agency-invite', pattern: '/poziv-u-agenciju/', acts: true },
    { name: 'saved', pattern: '/user/saved/', acts: true },
    { name: 'searches', pattern: '/user/searches/', acts: true },
    { name: 'search-news', pattern: '/user/searches/{id}/', acts: true },
    { name: 'alerts', pattern: '/obavijesti/', acts: true },
    { name: 'messages', pattern: '/user/messages/', acts: true },
    { name: 'hidden', pattern: '/utente/annunci/nascosti/', acts: true },
    { name: 'recent', pattern: '/utente/annunci/recenti/', acts: true },
    { name: 'published', pattern: '/utente/annunci/pubblicati/', acts: true },
    { name: 'recent-searches', pattern: '/utente/ricerche/recenti/', acts: true },
    { name: 'shared', pattern: '/popis/' },
    { name: 'invite', pattern: '/popis/poziv/', acts: true },
  ],
  elements: [],
  events: { emits: [], handles: ['kvadrat:account-changed'] },
} satisfies RemoteConfig;
