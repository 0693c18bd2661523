import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-auth',
  role: 'essential',
  routes: [
    { name: 'confirm', pattern: '/prijava/potvrda/' },
    { name: 'sign-out', pattern: '/prijava/odjava/', acts: true },
    { name: 'social-end', pattern: '/prijava/povratak/' },
    { name: 'auth', pattern: '/prijava/{view*}/' },
  ],
  elements: ['kvadrat-auth', 'kvadrat-one-tap'],
  elementPages: { 'kvadrat-auth': '/prijava/{view}/', 'kvadrat-one-tap': '/prijava/' },
  events: { emits: ['kvadrat:auth-closed', 'kvadrat:auth-success', 'kvadrat:track', 'login-required'], handles: [] },
} satisfies RemoteConfig;
