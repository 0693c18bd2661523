import { TALK_FILES_MAX, TALK_MESSAGE_MAX } from '@kvadrat/contracts/forms';
import { LOCALES } from '@kvadrat/contracts/locales';
import { CONTACT_REASONS, CONTACT_TYPES, VISIT_MODES } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { FormProperties } from '../../platform/forms';
import { ApiError, Id, LocaleParameter, nullable, oneOf, reference } from '../../platform/schema';
import { SHARED } from './enquiry.tables';
import { WARNINGS } from './safety/find-warnings';
import { BOXES } from './thread-access';

const Moment = Type.String({ format: 'date-time', description: 'UTC.' });
const AdOfThread = Type.Object({
  id: Id,
  title: Type.String(),
  path: Type.String({ description: 'Without language.' }),
});
const SideOf = oneOf(['visitor', 'advertiser']);

export const ThreadParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
export const Answer = Type.Object({
  message: Type.String({ maxLength: TALK_MESSAGE_MAX, description: 'May be empty where files go along.' }),
  files: Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), { maxItems: TALK_FILES_MAX, description: 'Tokens of uploads.' }),
  ),
  clientId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'Made by the browser: a message that comes again with it is the same one.',
    }),
  ),
});
/** What a side does with a conversation for itself; what is left out stays. */
export const ThreadState = Type.Object({
  archived: Type.Optional(Type.Boolean()),
  blocked: Type.Optional(Type.Boolean({ description: 'Takes nothing more from the other side.' })),
  shares: Type.Optional(Type.Array(oneOf(SHARED), { maxItems: SHARED.length, uniqueItems: true })),
});
export const ThreadsQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  box: Type.Optional(oneOf(BOXES, 'All of them where left out.')),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'Words in names, titles of ads and what was said.' })),
  ad: Type.Optional(Id),
  locale: LocaleParameter,
});
export const EntriesQuery = Type.Object({
  after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Entries after this one alone.' }),
  ),
  locale: LocaleParameter,
});
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
    phone: nullable(Type.String({ description: 'Of the visitor, for the advertiser, where it is shown.' })),
    changedAt: Moment,
    last: Type.String({ description: 'Beginning of the last entry.' }),
    lastIsOwn: Type.Boolean(),
    unread: Type.Integer(),
    isArchived: Type.Boolean(),
    blocked: nullable(oneOf(['own', 'other'], 'Who takes nothing more from whom.')),
  }),
  EnquiryThreads: Type.Object({
    count: Type.Integer(),
    unread: Type.Integer({ description: 'Entries in all threads.' }),
    boxes: Type.Object(
      { inbox: Type.Integer(), archived: Type.Integer(), blocked: Type.Integer() },
      { description: 'How many threads each holds.' },
    ),
    currentPage: Type.Integer(),
    maxPages: Type.Integer(),
    results: Type.Array(reference('EnquiryThread')),
  }),
  EnquiryEntries: Type.Object({
    side: SideOf,
    thread: reference('EnquiryThread'),
    seen: Type.Integer({ description: 'The last entry of the reader’s that the other side has seen; 0 for none.' }),
    addresses: Type.Object(
      { phone: nullable(Type.String()), email: nullable(Type.String()) },
      { description: 'Of the other side, as far as it shows them.' },
    ),
    shares: Type.Array(oneOf(SHARED), { description: 'What the reader shows the other side.' }),
    key: Type.String({ description: 'A fresh id for the next message of a page without scripts.' }),
    entries: Type.Array(
      Type.Object({
        id: Id,
        side: SideOf,
        kind: oneOf(CONTACT_TYPES),
        reason: nullable(oneOf(CONTACT_REASONS)),
        mode: nullable(oneOf(VISIT_MODES)),
        body: Type.String(),
        via: oneOf(['site', 'mail']),
        clientId: nullable(Type.String({ description: 'Of the reader’s own alone.' })),
        step: nullable(
          Type.Object({
            name: oneOf(['request', 'confirm', 'propose', 'decline', 'accept', 'answer', 'files']),
            times: Type.Array(Type.String()),
            amount: nullable(Type.Number({ description: 'Euros.' })),
            files: Type.Integer({ description: 'Of an answer by mail, not passed on.' }),
          }),
        ),
        files: Type.Array(
          Type.Object({
            id: Id,
            name: Type.String(),
            type: oneOf(['image/jpeg', 'application/pdf']),
            bytes: Type.Integer(),
            width: nullable(Type.Integer({ description: 'Pixels, of a picture.' })),
            height: nullable(Type.Integer()),
          }),
          { description: 'At `…/user/threads/{id}/files/{file}/`.' },
        ),
        warnings: Type.Array(oneOf(WARNINGS), { description: 'What the reader is warned of in it, by fixed rules.' }),
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
