import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-search',
  role: 'primary',
  routes: [
    { name: 'home', pattern: '/' },
    { name: 'list', pattern: '/{contract:prodaja|najam}-{category}/{place*}/' },
  ],
  elements: ['kvadrat-search'],
  elementPages: { 'kvadrat-search': '/{contract:prodaja}-{category:stambene-nekretnine}/{place}/' },
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
