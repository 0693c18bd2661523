import { CONSENT_METHODS } from '@kvadrat/contracts/remote';
import { CONTACT_TYPES } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { Id, oneOf } from '../../platform/schema';
import { PAGE_KINDS } from './page-kind';

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
  pageDays: Type.Array(
    Type.Object({
      day: Type.String({ description: 'In UTC.' }),
      pages: Type.Integer({ description: 'Sent to browsers, of everybody; going on inside a page is not among them.' }),
      bots: Count,
    }),
    { description: 'Counted by the server without cookie or number of a visitor.' },
  ),
  pageKinds: Type.Array(
    Type.Object({
      page: oneOf(PAGE_KINDS),
      pages: Count,
      phones: Type.Integer({ description: 'Of these, those of phones.' }),
    }),
    { description: 'The same pages by their kind.' },
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
  releases: Type.Array(
    Type.Object({ release: Type.String(), vital: Type.String(), measured: Count, p75: Type.Number() }),
    { description: 'The same by the releases a page is made of.' },
  ),
  botChecks: Type.Object(
    { checked: Count, bots: Count },
    { description: 'Documents that were looked at for programs, one in a thousand, and how many were of some.' },
  ),
  emptyLists: Type.Array(Type.Object({ path: Type.String(), times: Count }), {
    description: 'Searches without result, most often first.',
  }),
});

const totals = {
  seen: Type.Integer({ description: 'Times on a list that was shown, told with consent.' }),
  opened: Type.Integer({ description: 'Times opened, told with consent.' }),
  pages: Type.Integer({ description: 'Times its page was sent to a browser, of everybody.' }),
  views: Type.Integer({ description: 'Times opened at the least.' }),
  contacts: Type.Integer({ description: 'As they reached the advertiser, of everybody.' }),
  weight: Type.Number({ description: 'What they weigh together.' }),
};

/** What became of an ad, or of an agency's. */
export const AdStatistics = Type.Object({
  ...totals,
  days: Type.Array(Type.Object({ day: Type.String(), ...totals })),
  ads: Type.Array(Type.Object({ id: Id, ...totals })),
  from: Type.Array(Type.Object({ entryPoint: Type.String(), seen: Count, opened: Count })),
  kinds: Type.Array(Type.Object({ kind: oneOf(CONTACT_TYPES), contacts: Count, weight: Type.Number() })),
});
