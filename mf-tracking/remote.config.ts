import type { RemoteConfig } from '@kvadrat/build';

/** It shows nothing: the shell mounts it beside whatever page is shown, once somebody has agreed to be counted. */
export default {
  name: 'mf-tracking',
  role: 'regular',
  routes: [],
  elements: [],
  events: { emits: [], handles: ['kvadrat:track', 'kvadrat:page-changed', 'kvadrat:auth-success'] },
} satisfies RemoteConfig;
