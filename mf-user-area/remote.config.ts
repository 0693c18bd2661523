import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-user-area',
  role: 'primary',
  routes: [{ name: 'profile', pattern: '/utente/profilo/', acts: true }],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
