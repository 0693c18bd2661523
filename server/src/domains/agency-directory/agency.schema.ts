import { LOCALES } from '@kvadrat/contracts/locales';
import { AGENCY_TYPES, CATEGORY_GROUP_KEYS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { Id, nullable, oneOf, reference } from '../../platform/schema';

const Count = Type.Integer({ minimum: 0 });
const Weekday = Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday.' });
const Hour = Type.String({ description: '09:00, in the time of Croatia.' });

export const agencySchemas = {
  AgencyPerson: Type.Object({
    id: Id,
    name: Type.String(),
    path: Type.String({ description: 'Of the page, without a language prefix.' }),
    licence: nullable(Type.String({ description: 'Entry in the directory of agents.' })),
    languages: Type.Array(oneOf(LOCALES)),
    sale: Type.Integer({ minimum: 0, description: 'Ads for sale that this person looks after.' }),
    rent: Count,
  }),
  AgencyDetail: Type.Object({
    id: Id,
    slug: Type.String(),
    path: Type.String({ description: 'Of its page, without a language prefix.' }),
    name: Type.String(),
    type: oneOf(AGENCY_TYPES),
    licence: nullable(Type.String({ description: 'Entry in the register of brokers.' })),
    company: nullable(Type.String({ description: 'Name in the register of companies.' })),
    oib: nullable(Type.String()),
    insuredUntil: nullable(Type.String({ format: 'date', description: 'When its liability insurance ends.' })),
    website: nullable(Type.String()),
    since: Type.String({ format: 'date-time', description: 'Since when it is on the portal.' }),
    about: nullable(
      Type.Object(
        { text: Type.String(), locale: oneOf(LOCALES, 'Language the text is in.') },
        {
          description: 'In the asked language, else Croatian, English, or whatever there is.',
        },
      ),
    ),
    languages: Type.Array(oneOf(LOCALES)),
    contacts: Type.Object(
      { message: Type.Boolean(), phone: Type.Boolean() },
      { description: 'How it can be reached.' },
    ),
    offices: Type.Array(
      Type.Object({
        street: Type.String(),
        place: Type.String(),
        path: Type.String({ description: 'Of its town, as in the address of the directory.' }),
        lat: Type.Number(),
        lng: Type.Number(),
        hours: Type.Array(Type.Object({ from: Weekday, to: Weekday, opens: Hour, closes: Hour })),
      }),
      { description: 'The first one is its seat.' },
    ),
    people: Type.Array(reference('AgencyPerson')),
    gone: Type.Object(
      { sold: Count, rented: Count, withdrawn: Count },
      { description: 'What has left its offer in twelve months; sold and rented by its own word.' },
    ),
    answers: nullable(
      Type.Object(
        { asked: Count, answered: Count, medianMinutes: Count },
        { description: 'Its first answers to enquiries of 90 days through the portal; null below 20 answers.' },
      ),
    ),
  }),
  AgencyListings: Type.Object({
    total: Type.Integer({ minimum: 0, description: 'All of its ads, whatever is asked for.' }),
    sale: Count,
    rent: Count,
    kinds: Type.Array(Type.Object({ value: oneOf(CATEGORY_GROUP_KEYS), count: Count }), {
      description: 'Of what is asked for, most first.',
    }),
    count: Count,
    currentPage: Type.Integer({ minimum: 1 }),
    maxPages: Count,
    results: Type.Array(reference('ListingCard')),
  }),
};

const text = (description: string) => Type.Optional(Type.String({ description }));

export const AgencyListingsQuery = Type.Object({
  offer: text('sale or rent.'),
  kind: text(`One of ${CATEGORY_GROUP_KEYS.join(', ')}.`),
  agent: text('Id of somebody who works for it.'),
  page: text('From 1 on.'),
  locale: text(`One of ${LOCALES.join(', ')}; anything else is hr.`),
});
