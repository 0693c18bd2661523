import type { RemoteConfig } from '@kvadrat/build';

/** Each page takes a form: of who is not signed in the one that asks for the token. */
export default {
  name: 'mf-staff',
  role: 'staff',
  routes: [
    { name: 'queue', pattern: '/-/moderation/', acts: true },
    { name: 'case', pattern: '/-/moderation/{id}/', acts: true },
    { name: 'requests', pattern: '/-/agencies/', acts: true },
    { name: 'request', pattern: '/-/agencies/{reference}/', acts: true },
    { name: 'remotes', pattern: '/-/remotes/', acts: true },
    { name: 'code', pattern: '/-/remotes/codes/{code}/', acts: true },
    { name: 'traffic', pattern: '/-/traffic/', acts: true },
    { name: 'experiments', pattern: '/-/experiments/', acts: true },
    { name: 'replays', pattern: '/-/replays/', acts: true },
    { name: 'flags', pattern: '/-/flags/', acts: true },
    { name: 'outbox', pattern: '/-/outbox/', acts: true },
  ],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
