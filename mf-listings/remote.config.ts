import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-listings',
  role: 'primary',
  routes: [
    { name: 'ad', pattern: '/oglasi/{id}/{slug*}/' },
    { name: 'mortgage', pattern: '/kalkulator-kredita/' },
  ],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
