import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-auth',
  role: 'primary',
  routes: [{ name: 'places', pattern: '/prijava/{query*}/' }],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
