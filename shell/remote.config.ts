import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'shell',
  role: 'shell',
  routes: [
    { name: 'info', pattern: '/info/tko-smo/' },
    { name: 'info', pattern: '/software-za-nekretnine/' },
    { name: 'info', pattern: '/medunarodna-vidljivost/' },
    { name: 'info', pattern: '/terms/' },
    { name: 'info', pattern: '/terms/privacy/' },
    { name: 'info', pattern: '/terms/cookie/' },
    { name: 'consent', pattern: '/terms/cookie/postavke/' },
  ],
  elements: [],
  // Its bytes are what pages of others may have pinned: it is never built.
  files: ['src/embed/kvadrat.v1.js'],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
