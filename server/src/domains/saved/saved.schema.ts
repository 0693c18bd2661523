import { MARK_LIMITS } from '@kvadrat/contracts/constants';
import { LOCALES } from '@kvadrat/contracts/locales';
import { Type, type TSchema } from 'typebox';
import { Id, nullable, oneOf, reference } from '../../platform/schema';
import { MARKS } from './marks/mark.store';
import { MAX_RECENT_SEARCHES } from './searches/recent.store';
import { ALERTS } from './searches/search.store';

const MAX_ID = 2 ** 31 - 1;

const idsOf = (schema: (mark: (typeof MARKS)[number]) => TSchema): TSchema => Type.Object(Object.fromEntries(MARKS.map((mark) => [mark, schema(mark)])));
const Ids = Type.Array(Id, { description: 'Ids of ads, newest last.' });

/** What a browser brings along: at most what an account may have. */
export const MarksToMerge = Type.Object(
  Object.fromEntries(MARKS.map((mark) => [mark, Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), { maxItems: MARK_LIMITS[mark] }))])),
);

export const MarkParams = Type.Object({ mark: oneOf(MARKS) });
export const MarkedAdParams = Type.Object({ mark: oneOf(MARKS), id: Type.Integer({ minimum: 1, maximum: MAX_ID }) });

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Alert = oneOf(ALERTS, 'How soon new ads are told of.');
const ListPath = Type.String({ maxLength: 8000, description: 'Path and query of a list without language.' });

export const SearchParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
export const NewSearch = Type.Object({ address: Type.String({ maxLength: 8000, description: 'Path and query of a list, in any language.' }), name: Name, alert: Alert, language: oneOf(LOCALES) });
export const SearchChanges = Type.Object({ name: Type.Optional(Name), alert: Type.Optional(Alert) });
export const RecentSearches = Type.Object({
  searches: Type.Array(Type.Object({ path: ListPath, title: Type.String({ maxLength: 300 }), details: Type.String({ maxLength: 1000 }) }), { maxItems: MAX_RECENT_SEARCHES, description: 'Newest first, in the words of the page that showed them.' }),
});

/** By their names in the API's description. */
export const savedSchemas = {
  AdMarks: idsOf(() => Ids),
  MergedAdMarks: Type.Object({ marks: reference('AdMarks'), left: reference('AdMarks') }, { description: '`left` is what there was no room for.' }),
  SavedSearch: Type.Object({ id: Id, name: Name, path: ListPath, alert: Alert, language: oneOf(LOCALES), createdAt: Type.String({ format: 'date-time', description: 'UTC.' }) }),
  SavedSearches: Type.Object({ searches: Type.Array(reference('SavedSearch')) }),
  FoundSearch: Type.Object({ search: nullable(reference('SavedSearch')) }),
  SavedOutcome: Type.Object({ search: reference('SavedSearch'), known: Type.Boolean({ description: 'It was saved before, and is as it was.' }) }),
  RecentSearches,
  MarkedAds: Type.Object({
    count: Type.Integer(),
    currentPage: Type.Integer(),
    maxPages: Type.Integer(),
    results: Type.Array(
      Type.Object({
        id: Id,
        markedAt: Type.String({ format: 'date-time', description: 'UTC.' }),
        state: oneOf(['active', 'sold', 'gone']),
        title: Type.String({ description: 'Empty where nothing is known of the ad any more.' }),
        listing: nullable(reference('ListingCard')),
      }),
      { description: 'Newest first; what is sold or gone stays.' },
    ),
  }),
};
