import { LOCALES } from '@kvadrat/contracts/locales';
import { CONTACT_REASONS, CONTACT_TYPES, VISIT_MODES } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { FormProperties } from '../../platform/forms';
import { ApiError, Id, nullable, oneOf, reference } from '../../platform/schema';

const Moment = Type.String({ format: 'date-time', description: 'UTC.' });
const AdOfThread = Type.Object({
  id: Id,
  title: Type.String(),
  path: Type.String({ description: 'Without language.' }),
});
const SideOf = oneOf(['visitor', 'advertiser']);

export const ThreadParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
export const Answer = Type.Object({ message: Type.String({ minLength: 1, maxLength: 4000 }) });
export const Seen = Type.Object({
  entry: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'The last one seen.' }),
});

const Known = {
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  proven: Type.Boolean({ description: 'A message from this address is sent without a mail that asks for its proof.' }),
};

const Text = (maxLength: number) => Type.String({ maxLength });

/** A message to the advertiser of an ad; its fields are checked by the rules of the form. */
export const NewMessage = Type.Object({
  listingId: Id,
  reason: Text(40),
  name: Text(1000),
  email: Text(1000),
  phone: Text(1000),
  message: Text(20_000),
  ...FormProperties,
  locale: oneOf(LOCALES),
});

export const enquirySchemas = {
  ApiError,
  EnquiryForm: Type.Object({ key: Type.String(), ...Known }),
  EnquiryStart: Type.Object(
    {
      key: Type.String({ description: 'To be sent along: the same form sent twice is one.' }),
      ad: AdOfThread,
      ...Known,
    },
    { description: 'What a form of an ad starts with.' },
  ),
  EnquiryLink: Type.Object(
    { kind: oneOf(CONTACT_TYPES), ad: AdOfThread },
    { description: 'What the link of a mail asks to confirm.' },
  ),
  FollowedLink: Type.Object({ reference: Type.String() }),
  EnquiryOutcome: Type.Object(
    { state: oneOf(['sent', 'waiting']), kind: oneOf(CONTACT_TYPES), ad: AdOfThread },
    { description: 'What has become of a form of an ad.' },
  ),
  SentEnquiry: Type.Object({
    reference: Type.String(),
    state: oneOf(['sent', 'waiting'], '`waiting`: a mail asks for the proof of the address first.'),
  }),
  EnquiryThread: Type.Object({
    id: Id,
    side: SideOf,
    listing: AdOfThread,
    with: Type.String({ description: 'Name of the other side, whose addresses are nowhere.' }),
    phone: nullable(Type.String({ description: 'Of the visitor, for the advertiser.' })),
    changedAt: Moment,
    last: Type.String({ description: 'Beginning of the last entry.' }),
    unread: Type.Integer(),
  }),
  EnquiryThreads: Type.Object({
    count: Type.Integer(),
    unread: Type.Integer({ description: 'Entries in all threads.' }),
    currentPage: Type.Integer(),
    maxPages: Type.Integer(),
    results: Type.Array(reference('EnquiryThread')),
  }),
  EnquiryEntries: Type.Object({
    side: SideOf,
    entries: Type.Array(
      Type.Object({
        id: Id,
        side: SideOf,
        kind: oneOf(CONTACT_TYPES),
        reason: nullable(oneOf(CONTACT_REASONS)),
        mode: nullable(oneOf(VISIT_MODES)),
        body: Type.String(),
        writtenAt: Moment,
      }),
      { description: 'Oldest first.' },
    ),
  }),
  AdLeads: Type.Object({
    results: Type.Array(
      Type.Object({
        listing: AdOfThread,
        counts: Type.Object(Object.fromEntries(CONTACT_TYPES.map((kind) => [kind, Type.Integer()]))),
        weight: Type.Number({
          description: 'Phone 0.5, message 0.75, price proposal 1, virtual visit 2, visit in person 5.',
        }),
      }),
      { description: 'Heaviest first.' },
    ),
  }),
};
