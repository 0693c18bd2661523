import { CONDITIONS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { nullable, oneOf, reference } from '../../platform/schema';
import { PRICE_REASONS } from '../price-note/api';

/** How far an estimate can be leant on. */
export const CONFIDENCES = ['sure', 'fair', 'rough'] as const;

export const ValuationComparableSchema = Type.Object({
  id: Type.Integer(),
  price: Type.Number({ description: 'What is asked, in euros.' }),
  perSquareMetre: Type.Number(),
  adjusted: Type.Number({
    description: 'What the valued home would be asked for by this ad: its price without their differences.',
  }),
  surface: Type.Number(),
  floor: nullable(Type.Integer()),
  yearBuilt: nullable(Type.Integer()),
  condition: nullable(oneOf(CONDITIONS)),
  distance: nullable(Type.Integer({ description: 'Metres, to the hundred; null where nobody is told where it is.' })),
});

export const ValuationSchema = Type.Object(
  {
    place: nullable(
      Type.Object(
        { label: Type.String(), level: Type.String(), path: Type.String() },
        { description: 'Where ads were compared.' },
      ),
    ),
    asked: Type.Object(
      { label: Type.String(), path: Type.String() },
      { description: 'The place that was understood.' },
    ),
    count: Type.Integer({ description: 'Comparable ads.' }),
    fewest: Type.Integer({ description: 'Fewer comparable ads than these give no number.' }),
    estimate: nullable(
      Type.Object(
        {
          low: Type.Number(),
          middle: Type.Number(),
          high: Type.Number(),
          perSquareMetre: Type.Number(),
          confidence: oneOf(CONFIDENCES),
          quarters: Type.Object({ lower: Type.Number(), upper: Type.Number() }),
        },
        {
          description:
            'Asking prices in euros: eight of ten such homes are asked for between low and high. Null where that cannot be said.',
        },
      ),
    ),
    reasons: Type.Array(Type.Object({ reason: oneOf(PRICE_REASONS), effect: Type.Number() })),
    adjusted: Type.Array(Type.Number(), { description: 'Per square metre, by each comparable ad; ascending.' }),
    comparables: Type.Array(reference('ValuationComparable'), { description: 'The five that are most alike.' }),
    adsPath: Type.String({ description: 'List of such ads, without language prefix.' }),
  },
  { description: 'By asking prices, not by what was paid. Nothing of the question is kept.' },
);
