import { SEARCHABLE_CONTRACTS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { ApiError, LocaleParameter, oneOf, reference } from '../../platform/schema';
import type { ChipField } from './chip';

const CHIP_FIELDS = [
  'contract',
  'category',
  'place',
  'price',
  'surface',
  'rooms',
  'bedrooms',
  'bathrooms',
  'typologies',
  'conditions',
  'floorPositions',
  'parkings',
  'heatings',
  'gardens',
  'energyLevels',
  'views',
  'legal',
  'seaDistanceMax',
  'builtAfter',
  'flags',
  'circle',
  'travel',
  'sort',
] as const satisfies readonly ChipField[];

const span = {
  start: Type.Integer({ minimum: 0, description: 'In UTF-16 units of the sentence as it was sent.' }),
  end: Type.Integer({ minimum: 0, description: 'Behind the last one.' }),
  text: Type.String({ description: 'The words of the sentence.' }),
};

export const sentenceSchemas = {
  ApiError,
  SentenceChip: Type.Object({
    ...span,
    field: oneOf(CHIP_FIELDS, 'Field of the search criteria; place is a list of public paths.'),
    value: Type.Unsafe<unknown>({
      description:
        'What the words add to the field, in the form the criteria have. Of legal and flags one word, of circle and travel with from, the path of the place.',
    }),
    codes: Type.Array(Type.String(), { description: 'Words of the vocabulary it is about.' }),
    label: Type.String({ description: 'In the asked language.' }),
    key: Type.String({ description: 'What `without` calls it.' }),
    off: Type.Boolean({ description: 'Left out of the search, because `without` says so.' }),
    respelled: Type.Optional(
      Type.String({
        description: 'The word or name that the words were taken for, when no language has them as they are written.',
      }),
    ),
    others: Type.Array(Type.Object({ path: Type.String(), label: Type.String() }), {
      description: 'Of a place: others of the same name, which `place` may choose.',
    }),
  }),
  SentenceReading: Type.Object({
    url: Type.String({ description: 'Path and query of the list the sentence describes, without language prefix.' }),
    contract: Type.Optional(
      Type.Object(
        {
          value: oneOf(SEARCHABLE_CONTRACTS, 'Contract of the search.'),
          label: Type.String({ description: 'In the asked language.' }),
          said: Type.Boolean({ description: 'Whether the sentence says so; else it is what most people mean.' }),
        },
        { description: 'Always there: whether the list is of sales, rents or auctions.' },
      ),
    ),
    understood: Type.Array(reference('SentenceChip'), {
      description: 'In the order of the sentence; several may have the same words.',
    }),
    quoted: Type.Optional(
      Type.Array(
        Type.Object({
          ...span,
          label: Type.String({ description: 'In the asked language.' }),
          key: Type.String({ description: 'What `without` calls it.' }),
          off: Type.Boolean({ description: 'Left out of the search, because `without` says so.' }),
        }),
        {
          description:
            'What else is understood, for which `understood` has no field: phrases in quotes, which the ads must hold word by word, and further filters; absent where there is none.',
        },
      ),
    ),
    notUnderstood: Type.Array(Type.Object(span), { description: 'Words that no criterion can say.' }),
    reader: oneOf(['rules', 'model'], 'Who read it.'),
  }),
};

export const SentenceQuery = Type.Object({
  q: Type.Optional(Type.String({ description: 'The sentence, 250 characters at most.' })),
  without: Type.Optional(
    Type.String({ description: 'Keys of chips that are left out of the search, with commas between.' }),
  ),
  place: Type.Optional(Type.String({ description: 'Path of the place that is meant, one of the `others` of a chip.' })),
  locale: LocaleParameter,
});
