import { MARK_LIMITS } from '@kvadrat/contracts/constants';
import { Type, type TSchema } from 'typebox';
import { Id, nullable, oneOf, reference } from '../schema';
import { MARKS } from './marks/mark.store';

const MAX_ID = 2 ** 31 - 1;

const idsOf = (schema: (mark: (typeof MARKS)[number]) => TSchema): TSchema => Type.Object(Object.fromEntries(MARKS.map((mark) => [mark, schema(mark)])));
const Ids = Type.Array(Id, { description: 'Ids of ads, newest last.' });

/** What a browser brings along: at most what an account may have. */
export const MarksToMerge = Type.Object(
  Object.fromEntries(MARKS.map((mark) => [mark, Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: MAX_ID }), { maxItems: MARK_LIMITS[mark] }))])),
);

export const MarkParams = Type.Object({ mark: oneOf(MARKS) });
export const MarkedAdParams = Type.Object({ mark: oneOf(MARKS), id: Type.Integer({ minimum: 1, maximum: MAX_ID }) });

/** By their names in the API's description. */
export const savedSchemas = {
  AdMarks: idsOf(() => Ids),
  MergedAdMarks: Type.Object({ marks: reference('AdMarks'), left: reference('AdMarks') }, { description: '`left` is what there was no room for.' }),
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
