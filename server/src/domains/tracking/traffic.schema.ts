import { CONSENT_METHODS } from '@kvadrat/contracts/remote';
import { Type } from 'typebox';
import { oneOf } from '../../platform/schema';

const Count = Type.Integer();

/** What the staff may know of visits: sums, in which nobody can be found. */
export const TrafficFigures = Type.Object({
  days: Type.Array(
    Type.Object({
      day: Type.String({ description: 'In UTC.' }),
      pages: Count,
      visitors: Type.Integer({ description: 'Browsers that agreed to be counted.' }),
      bots: Type.Integer({ description: 'Pages that programs have opened.' }),
    }),
  ),
  funnel: Type.Object({
    lists: Type.Integer({ description: 'Visitors who have seen a list, as all of these.' }),
    ads: Count,
    phones: Count,
    leads: Count,
  }),
  consent: Type.Array(
    Type.Object({
      method: oneOf(CONSENT_METHODS),
      choices: Count,
      analytics: Type.Integer({ description: 'Of these, how many allow being counted.' }),
    }),
  ),
  vitals: Type.Array(
    Type.Object({
      vital: Type.String(),
      pageSource: Type.String({ description: 'Key of the kind of page; empty where it has none.' }),
      measured: Count,
      p75: Type.Number({ description: 'Milliseconds, or the score of shifts.' }),
      good: Type.Number({ description: 'Share that is rated good.' }),
    }),
  ),
  emptyLists: Type.Array(Type.Object({ path: Type.String(), times: Count }), {
    description: 'Searches without result, most often first.',
  }),
});
