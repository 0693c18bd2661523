import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-prices',
  role: 'primary',
  routes: [
    { name: 'valuation', pattern: '/procjena/' },
    // Before the guide of a place, which no place is called.
    { name: 'method', pattern: '/cijene-nekretnina/kako-racunamo/' },
    { name: 'compare', pattern: '/cijene-nekretnina/usporedba/' },
    { name: 'guide', pattern: '/cijene-nekretnina/{place*}/' },
  ],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
