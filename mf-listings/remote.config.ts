import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-listings',
  role: 'primary',
  routes: [{ name: 'ad', pattern: '/oglasi/{id}/{slug*}/' }],
  elements: [],
  events: { emits: ['kvadrat:favourites-changed'], handles: [] },
} satisfies RemoteConfig;
