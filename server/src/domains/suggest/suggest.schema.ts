import { PLACE_LEVELS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { Id, nullable, oneOf } from '../../platform/schema';

export const SUGGESTION_KINDS = ['place', 'area', 'agency', 'ad'] as const;

export const suggestSchemas = {
  Suggestion: Type.Object({
    kind: oneOf(SUGGESTION_KINDS, 'An area is a touristic one.'),
    id: Id,
    label: Type.String({
      description:
        "In the asked language where it has a name of its own, with the Croatian one: Fiume (Rijeka). An ad's is its reference.",
    }),
    word: Type.String({ description: 'What it is, in the asked language: town, agency, ad …' }),
    context: nullable(
      Type.String({ description: 'Wider places, nearest first; the town of an agency; the title of an ad.' }),
    ),
    count: nullable(
      Type.Integer({ minimum: 0, description: 'Active ads in the place or of the agency; null for an ad.' }),
    ),
    path: nullable(
      Type.String({ description: 'Of a place, below the prefix of a list path, for example split/bacvice.' }),
    ),
    level: nullable(oneOf(PLACE_LEVELS, 'Of a place.')),
    within: Type.Array(Id, { description: 'Of a place: every place it lies in.' }),
    url: Type.String({
      description:
        'Where it leads, without a language prefix: homes for sale in a place, the page of an agency or an ad.',
    }),
  }),
};
