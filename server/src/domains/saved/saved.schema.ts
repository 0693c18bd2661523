import { FOLDER_LIMITS, MARK_LIMITS } from '@kvadrat/contracts/constants';
import { LOCALES } from '@kvadrat/contracts/locales';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { Type, type TSchema } from 'typebox';
import { Id, LocaleParameter, nullable, oneOf, reference, Uuid } from '../../platform/schema';
import { KEPT_SORTS } from './ads/page-of-ads';
import { MARKS } from './marks/mark.store';
import { MAX_RECENT_SEARCHES } from './searches/recent.store';
import { ALERTS } from './searches/search.store';

const MAX_ID = 2 ** 31 - 1;

const idsOf = (schema: (mark: (typeof MARKS)[number]) => TSchema): TSchema =>
  Type.Object(Object.fromEntries(MARKS.map((mark) => [mark, schema(mark)])));
const Ids = Type.Array(Id, { description: 'Ids of ads, newest last.' });

/** What a browser brings along: at most what an account may have. */
export const MarksToMerge = Type.Object({
  ...Object.fromEntries(
    MARKS.map((mark) => [
      mark,
      Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), { maxItems: MARK_LIMITS[mark] })),
    ]),
  ),
  details: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.Integer({ minimum: 1, maximum: MAX_ID }),
        note: Type.Optional(Type.String({ maxLength: FOLDER_LIMITS.note })),
        folder: Type.Optional(
          Type.String({ maxLength: FOLDER_LIMITS.name, description: 'Name of its folder in the browser.' }),
        ),
        savedAt: Type.Optional(Type.String({ format: 'date-time' })),
      }),
      { maxItems: MARK_LIMITS.saved, description: 'What the browser knew of saved ads.' },
    ),
  ),
});

export const MarkParams = Type.Object({ mark: oneOf(MARKS) });
export const MarkedAdParams = Type.Object({ mark: oneOf(MARKS), id: Type.Integer({ minimum: 1, maximum: MAX_ID }) });

/** What of a list is asked for. */
export const AdsQuerystring = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  folder: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Of saved ads: only those of one folder.',
    }),
  ),
  sort: Type.Optional(oneOf(KEPT_SORTS)),
  locale: LocaleParameter,
});
export const KeptQuery = Type.Object({
  ids: Type.Optional(
    Type.String({
      maxLength: 1200,
      description: 'Ids with commas between; those beyond the first 100, and what is none, are left out.',
    }),
  ),
  locale: LocaleParameter,
});
export const AdParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_ID }) });
export const AdChanges = Type.Object({
  note: Type.Optional(Type.String({ maxLength: FOLDER_LIMITS.note, description: 'Empty for none.' })),
  folder: Type.Optional(
    nullable(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Null for none.' })),
  ),
});

export const FolderParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
export const FolderName = Type.Object({ name: Type.String({ minLength: 1, maxLength: FOLDER_LIMITS.name }) });
export const PersonParams = Type.Object({ ...FolderParams.properties, uuid: Uuid });
export const InviteParams = Type.Object({
  ...FolderParams.properties,
  invite: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
export const NewInvite = Type.Object({
  email: Type.String({ maxLength: 100 }),
  locale: oneOf(LOCALES, 'Of the mail.'),
});
/** Longer than any that we hand out. */
const KeyText = Type.String({ maxLength: 100 });
export const LinkQuery = Type.Object({
  [LINK_PARAMETERS.link]: KeyText,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  locale: LocaleParameter,
});
export const JoinBody = Type.Object({ link: KeyText });

const keptAd = {
  id: Id,
  state: oneOf(['active', 'sold', 'gone']),
  title: Type.String({ description: 'Empty where nothing is known of the ad any more.' }),
  listing: nullable(reference('ListingCard')),
  prices: Type.Array(Type.Object({ at: Type.String({ format: 'date-time' }), price: Type.Number() }), {
    description: 'Every price it has had, oldest first; empty when on request.',
  }),
  leftAt: nullable(Type.String({ format: 'date-time', description: 'When its advertiser took it back.' })),
};
const paged = { count: Type.Integer(), currentPage: Type.Integer(), maxPages: Type.Integer() };

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Alert = oneOf(ALERTS, 'How soon new ads are told of.');
const ListPath = Type.String({ maxLength: 8000, description: 'Path and query of a list without language.' });

export const SearchParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
export const NewSearch = Type.Object({
  address: Type.String({ maxLength: 8000, description: 'Path and query of a list, in any language.' }),
  name: Name,
  alert: Alert,
  language: oneOf(LOCALES),
});
export const SearchChanges = Type.Object({
  name: Type.Optional(Name),
  alert: Type.Optional(Alert),
  address: Type.Optional(
    Type.String({ maxLength: 8000, description: 'Path and query of the list it asks for from now on.' }),
  ),
});
export const RecentSearches = Type.Object({
  searches: Type.Array(
    Type.Object({ path: ListPath, title: Type.String({ maxLength: 300 }), details: Type.String({ maxLength: 1000 }) }),
    { maxItems: MAX_RECENT_SEARCHES, description: 'Newest first, in the words of the page that showed them.' },
  ),
});

/** By their names in the API's description. */
export const savedSchemas = {
  AdMarks: idsOf(() => Ids),
  MergedAdMarks: Type.Object(
    { marks: reference('AdMarks'), left: reference('AdMarks') },
    { description: '`left` is what there was no room for.' },
  ),
  SavedSearch: Type.Object({
    id: Id,
    name: Name,
    path: ListPath,
    alert: Alert,
    language: oneOf(LOCALES),
    createdAt: Type.String({ format: 'date-time', description: 'UTC.' }),
    news: Type.Integer({ description: 'What became of its ads since they were looked at.' }),
  }),
  SavedSearches: Type.Object({ searches: Type.Array(reference('SavedSearch')) }),
  FoundSearch: Type.Object({ search: nullable(reference('SavedSearch')) }),
  SavedOutcome: Type.Object({
    search: reference('SavedSearch'),
    known: Type.Boolean({ description: 'It was saved before, and is as it was.' }),
  }),
  RecentSearches,
  KeptAd: Type.Object(keptAd, {
    description:
      'An ad that somebody keeps, whatever has become of it: of one that was taken back the last facts stay.',
  }),
  KeptAds: Type.Object({ results: Type.Array(reference('KeptAd')) }),
  MarkedAds: Type.Object({
    ...paged,
    results: Type.Array(
      Type.Object({
        ...keptAd,
        markedAt: Type.String({ format: 'date-time', description: 'UTC.' }),
        folder: nullable(Type.Integer({ description: 'Id of the folder it stands in.' })),
        own: Type.Boolean({ description: 'False where only somebody who shares the folder has saved it.' }),
        notes: Type.Array(
          Type.Object({
            text: Type.String(),
            by: Type.String({ description: 'First name of who wrote it.' }),
            own: Type.Boolean(),
          }),
          { description: 'The own one first.' },
        ),
      }),
      { description: 'What is sold or gone stays.' },
    ),
  }),
  SavedFolders: Type.Object({
    folders: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        owner: Type.String({ description: 'First name of who made it.' }),
        own: Type.Boolean(),
        count: Type.Integer(),
        people: Type.Array(Type.Object({ uuid: Type.String(), name: Type.String(), owner: Type.Boolean() }), {
          description: 'Those who share it with the caller.',
        }),
        invites: Type.Array(Type.Object({ id: Id, email: Type.String() }), {
          description: 'Invitations nobody has taken yet; told to who made the folder.',
        }),
        link: nullable(
          Type.String({ description: 'Key of the link that anybody may read it by; told to who made the folder.' }),
        ),
      }),
    ),
  }),
  NewFolder: Type.Object({ id: Id }),
  SharedList: Type.Object({
    name: Type.String(),
    owner: Type.String(),
    ...paged,
    results: Type.Array(reference('KeptAd')),
  }),
  FolderInvite: Type.Object({ name: Type.String(), by: Type.String({ description: 'First name of who invites.' }) }),
};
