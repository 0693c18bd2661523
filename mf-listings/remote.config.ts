import type { RemoteConfig } from '@kvadrat/build';

export default {
  name: 'mf-listings',
  role: 'primary',
  routes: [
    { name: 'ad', pattern: '/oglasi/{id}/{slug*}/' },
    { name: 'mortgage', pattern: '/kalkulator-kredita/' },
    { name: 'publish', pattern: '/objava-oglasa/{step*}/', acts: true },
    { name: 'edit-ad', pattern: '/utente/annuncio/{id}/', acts: true },
    { name: 'report', pattern: '/prijava-oglasa/{id}/', acts: true },
    { name: 'complaint', pattern: '/prigovor/{reference}/', acts: true },
    // Before the forms of one ad, whose numbers are no words.
    { name: 'confirm', pattern: '/upit/potvrda/', acts: true },
    { name: 'visit-answer', pattern: '/upit/razgled/', acts: true },
    { name: 'proposal-answer', pattern: '/upit/cijena/', acts: true },
    { name: 'message', pattern: '/upit/{id}/', acts: true },
    { name: 'visit', pattern: '/upit/{id}/razgled/', acts: true },
    { name: 'phone', pattern: '/upit/{id}/telefon/', acts: true },
    { name: 'proposal', pattern: '/upit/{id}/cijena/', acts: true },
  ],
  elements: [],
  events: { emits: ['kvadrat:track'], handles: [] },
} satisfies RemoteConfig;
