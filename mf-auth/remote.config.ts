import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-auth',
  role: 'essential',
  routes: [
    { name: 'confirm', pattern: '/prijava/potvrda/' },
    { name: 'auth', pattern: '/prijava/{view*}/' },
  ],
  elements: ['kvadrat-auth'],
  elementPages: { 'kvadrat-auth': '/prijava/{view}/' },
  events: { emits: ['kvadrat:auth-closed', 'kvadrat:auth-success', 'login-required'], handles: [] },
} satisfies RemoteConfig;
