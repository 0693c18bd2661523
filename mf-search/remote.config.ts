import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-search',
  role: 'primary',
  routes: [
    { name: 'home', pattern: '/' },
    { name: 'sentence', pattern: '/recenica/' },
    { name: 'compare', pattern: '/usporedba/' },
    { name: 'list', pattern: '/{contract:prodaja|najam|drazba}-{category}/{place*}/' },
  ],
  elements: ['kvadrat-search'],
  elementPages: { 'kvadrat-search': '/{contract:prodaja}-{category:stambene-nekretnine}/{place}/' },
  events: { emits: ['kvadrat:microphone-changed', 'kvadrat:track'], handles: [] },
} satisfies RemoteConfig;
