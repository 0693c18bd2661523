import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-search',
  role: 'primary',
  routes: [
    { name: 'home', pattern: '/' },
    { name: 'list', pattern: '/{contract:prodaja|najam}-{category}/{place*}/' },
  ],
  elements: [],
  events: { emits: ['kvadrat:favourites-changed'], handles: [] },
} satisfies RemoteConfig;
