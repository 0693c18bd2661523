import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-agencies',
  role: 'primary',
  routes: [
    { name: 'contact', pattern: '/info/kontaktirajte-nas/', acts: true },
    { name: 'sign-up', pattern: '/signup/', acts: true },
  ],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
