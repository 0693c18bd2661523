import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-agencies',
  role: 'primary',
  routes: [
    { name: 'directory', pattern: '/agencije-nekretnina/{place*}/' },
    { name: 'agency', pattern: '/agencija/{agency}/' },
    { name: 'message', pattern: '/agencija/{agency}/upit/', acts: true },
    { name: 'phone', pattern: '/agencija/{agency}/telefon/', acts: true },
    { name: 'agent', pattern: '/agencija/{agency}/agenti/{person}/' },
    { name: 'contact', pattern: '/info/kontaktirajte-nas/', acts: true },
    { name: 'sign-up', pattern: '/signup/', acts: true },
  ],
  elements: [],
  events: { emits: [], handles: [] },
} satisfies RemoteConfig;
