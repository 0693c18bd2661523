import { PLACE_LEVELS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { Id, nullable, oneOf } from '../schema';

export const PlaceSuggestionSchema = Type.Object({
  id: Id,
  label: Type.String(),
  parent: nullable(Type.String({ description: 'Wider places, nearest first, for example Splitsko-dalmatinska županija.' })),
  path: Type.String({ description: 'Below the prefix of a list path, for example split/bacvice.' }),
  level: oneOf(PLACE_LEVELS),
  count: Type.Integer({ description: 'Active ads in the place.' }),
});
