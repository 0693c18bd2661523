import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: '{{name}}',
  role: 'primary',
  routes: [{ name: 'places', pattern: '{{route}}{query*}/' }],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
