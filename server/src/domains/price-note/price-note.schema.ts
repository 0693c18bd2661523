import { Type } from 'typebox';
import { nullable, oneOf } from '../../platform/schema';
import { PRICE_REASONS } from './price-facts';

const Range = { low: Type.Number(), middle: Type.Number(), high: Type.Number() };

export const PriceNoteSchema = Type.Object(
  {
    comparables: Type.Integer({ minimum: 0, description: 'Ads it was compared with, each property once.' }),
    fewest: Type.Integer({ description: 'Below so many nothing is estimated.' }),
    place: nullable(
      Type.Object({ label: Type.String(), level: Type.String() }, { description: 'Where the compared ads are.' }),
    ),
    estimate: nullable(
      Type.Object(
        { ...Range, perSquareMetre: Type.Object(Range) },
        {
          description:
            'Euros, a month’s for rents: eight of ten such properties are asked for between low and high. Null where too few are on offer.',
        },
      ),
    ),
    position: nullable(
      oneOf(
        ['low', 'mid', 'high'],
        'Where the ad’s own price lies: below, in or above the range; null when on request.',
      ),
    ),
    difference: nullable(
      Type.Number({ description: 'Share by which its price differs from the middle: -0.11 is 11 % below.' }),
    ),
    reasons: Type.Array(
      Type.Object({
        reason: oneOf(PRICE_REASONS),
        effect: Type.Number({ description: 'Share by which it moves the price from that of the compared ads.' }),
      }),
      { description: 'The strongest first.' },
    ),
  },
  { description: 'By asking prices, not by what was paid.' },
);
