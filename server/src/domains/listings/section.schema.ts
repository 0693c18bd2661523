import { LOCALES } from '@kvadrat/contracts/locales';
import { AUCTION_STATUSES, DOCUMENT_KINDS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../platform/schema';
import { PROJECT_PHASES, UNIT_STATES } from './listing.tables';

export const CalendarDate = nullable(Type.String({ format: 'date' }));
export const Euros = Type.Number({ description: 'Euros.' });

export const Project = Type.Object({
  name: Type.String(),
  phase: oneOf(PROJECT_PHASES),
  permit: nullable(Type.String({ description: 'Number of the building permit.' })),
  finishedOn: CalendarDate,
  floors: Type.Integer(),
  units: Type.Array(
    Type.Object({
      label: Type.String({ description: 'As the plans name it.' }),
      floor: Type.Integer(),
      rooms: Type.Integer(),
      surface: Type.Number({ description: 'Square metres.' }),
      price: nullable(Euros),
      state: oneOf(UNIT_STATES),
    }),
  ),
});

export const Auction = Type.Object({
  caseNumber: Type.String(),
  status: oneOf(AUCTION_STATUSES),
  round: Type.Integer({ minimum: 1 }),
  startsAt: Type.String({ format: 'date-time', description: 'UTC.' }),
  endsAt: Type.String({ format: 'date-time', description: 'UTC.' }),
  estimate: Euros,
  lowestBid: Euros,
  deposit: Euros,
});

export const Documents = Type.Array(
  Type.Object({
    kind: oneOf(DOCUMENT_KINDS),
    fileName: Type.String(),
    path: Type.String({ description: 'Root-relative; the same for ever.' }),
    mediaType: oneOf(['application/pdf']),
    bytes: nullable(Type.Integer({ description: 'Null until the file has been made.' })),
    locale: nullable(oneOf(LOCALES, 'Language it is written in; null: not stated.')),
  }),
  { description: 'Files to read, in the order the advertiser gave them.' },
);
