import type { AgencyCard, AgencyDetail, AgencyDirectory, AgencyListings } from '@kvadrat/contracts/api';

/** An agency as the directory has it. */
function agencyCard(changes: Partial<AgencyCard> = {}): AgencyCard {
  return {
    id: 1,
    name: 'Marjan kvadrat',
    path: '/agencija/marjan/',
    type: 'agency',
    licence: '214/2009',
    towns: ['Split', 'Kaštela'],
    areas: ['Žnjan', 'Gripe'],
    languages: ['hr', 'de'],
    people: 2,
    sale: 118,
    rent: 15,
    office: { lat: 43.51, lng: 16.45, label: 'Poljička cesta 12, Split' },
    ...changes,
  };
}

/** A page of the directory of Split. */
export function directory(changes: Partial<AgencyDirectory> = {}): AgencyDirectory {
  return {
    count: 2,
    ads: 134,
    currentPage: 1,
    maxPages: 1,
    place: { label: 'Split', path: 'split' },
    around: [{ label: 'Splitsko-dalmatinska županija', path: 'splitsko-dalmatinska-zupanija' }],
    unknownPlace: false,
    facets: {
      type: [
        { value: 'agency', count: 1 },
        { value: 'constructor', count: 1 },
      ],
      language: [{ value: 'de', count: 1 }],
      offer: [{ value: 'sale', count: 2 }],
      kind: [{ value: 'lands', count: 1 }],
      licensed: 1,
    },
    results: [
      agencyCard(),
      agencyCard({
        id: 2,
        name: 'Gradnja <b>',
        path: '/agencija/gradnja/',
        type: 'constructor',
        licence: null,
        sale: 1,
        rent: 0,
        office: null,
      }),
    ],
    ...changes,
  };
}

/** An agency as its page has it. */
export function agencyDetail(changes: Partial<AgencyDetail> = {}): AgencyDetail {
  return {
    id: 1,
    slug: 'marjan',
    path: '/agencija/marjan/',
    name: 'Marjan kvadrat',
    type: 'agency',
    licence: '214/2009',
    company: 'Marjan kvadrat d.o.o.',
    oib: '00000000012',
    insuredUntil: '2027-06-30',
    website: 'https://marjan.example/',
    since: '2019-03-01T00:00:00Z',
    about: { text: 'Mala agencija iz Splita.\nDrugi odlomak.', locale: 'hr' },
    languages: ['hr', 'de'],
    contacts: { message: true, phone: true },
    offices: [
      {
        street: 'Poljička cesta 12',
        place: 'Split',
        path: 'split',
        lat: 43.51,
        lng: 16.45,
        hours: [{ from: 1, to: 5, opens: '09:00', closes: '18:00' }],
      },
    ],
    people: [
      {
        id: 7,
        name: 'Luka Tomić',
        path: '/agencija/marjan/agenti/7-luka-tomic/',
        licence: '2210',
        languages: ['hr', 'de'],
        sale: 34,
        rent: 4,
      },
    ],
    gone: { sold: 24, rented: 7, withdrawn: 18 },
    answers: { asked: 40, answered: 34, medianMinutes: 130 },
    ...changes,
  };
}

/** Ads of an agency, none of them shown. */
export function agencyListings(changes: Partial<AgencyListings> = {}): AgencyListings {
  return {
    total: 133,
    sale: 118,
    rent: 15,
    kinds: [{ value: 'houses-apartments', count: 111 }],
    count: 133,
    currentPage: 1,
    maxPages: 6,
    results: [],
    ...changes,
  };
}
