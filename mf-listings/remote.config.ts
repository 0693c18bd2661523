import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-listings',
  role: 'primary',
  routes: [
    { name: 'ad', pattern: '/oglasi/{id}/{slug*}/' },
    { name: 'mortgage', pattern: '/kalkulator-kredita/' },
    { name: 'report', pattern: '/prijava-oglasa/{id}/', acts: true },
  ],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
