import { LOCALES } from '@kvadrat/contracts/locales';
import { AGENCY_TYPES, CATEGORY_GROUP_KEYS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { Id, nullable, oneOf, reference } from '../../platform/schema';
import { DIRECTORY_TYPES, OFFERS } from './directory-request';

const Count = Type.Integer({ minimum: 0 });
const values = <const T extends string>(of: readonly T[]) =>
  Type.Array(Type.Object({ value: oneOf(of), count: Count }), {
    description: 'How many agencies there are with each value in the place of what is asked for.',
  });

export const directorySchemas = {
  AgencyCard: Type.Object({
    id: Id,
    name: Type.String(),
    path: Type.String({ description: 'Of its page, without a language prefix.' }),
    type: oneOf(AGENCY_TYPES),
    licence: nullable(Type.String({ description: 'Entry in the register of brokers.' })),
    towns: Type.Array(Type.String(), { description: 'Where its offices are.' }),
    areas: Type.Array(Type.String(), {
      description: 'Where most of its ads lie, at most three: towns, or parts of the town that is asked about.',
    }),
    languages: Type.Array(oneOf(LOCALES), { description: 'What its people speak.' }),
    people: Count,
    sale: Type.Integer({ minimum: 0, description: 'Ads for sale in the place, at most a minute old.' }),
    rent: Count,
    office: nullable(
      Type.Object(
        { lat: Type.Number(), lng: Type.Number(), label: Type.String() },
        { description: 'The office that is marked on the map: the first one in the place.' },
      ),
    ),
  }),
  AgencyDirectory: Type.Object({
    count: Type.Integer({ minimum: 0, description: 'Agencies that fit, no more than can be paged through.' }),
    ads: Type.Integer({ minimum: 0, description: 'What they have on offer in the place.' }),
    currentPage: Type.Integer({ minimum: 1 }),
    maxPages: Count,
    place: nullable(Type.Object({ label: Type.String(), path: Type.String() })),
    around: Type.Array(Type.Object({ label: Type.String(), path: Type.String() }), {
      description: 'What the place lies in, widest first.',
    }),
    unknownPlace: Type.Boolean({ description: 'Whether a place is asked for that there is not.' }),
    facets: Type.Object({
      type: values(DIRECTORY_TYPES),
      language: values(LOCALES),
      offer: values(OFFERS),
      kind: values(CATEGORY_GROUP_KEYS),
      licensed: Count,
    }),
    results: Type.Array(reference('AgencyCard')),
  }),
};

const text = (description: string) => Type.Optional(Type.String({ description }));

export const DirectoryQuery = Type.Object({
  place: text('Path of a place, as split/bacvice.'),
  name: text('Of an agency or of somebody who works for one, as typed.'),
  type: text(`One of ${DIRECTORY_TYPES.join(', ')}.`),
  language: text(`One of ${LOCALES.join(', ')}.`),
  offer: text('sale or rent.'),
  kind: text(`One of ${CATEGORY_GROUP_KEYS.join(', ')}.`),
  licensed: text('1: entered in the register of brokers.'),
  sort: text('ads or name; left out, by how well a typed name fits, else ads.'),
  page: text('From 1 on.'),
});
