import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'shell',
  role: 'shell',
  routes: [],
  elements: [],
  // Its bytes are what pages of others may have pinned: it is never built.
  files: ['src/embed/kvadrat.v1.js'],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
