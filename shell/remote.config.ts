import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'shell',
  role: 'shell',
  routes: [],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
