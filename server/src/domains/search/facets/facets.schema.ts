import { PLACE_LEVELS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { Id, nullable, oneOf, reference } from '../../../platform/schema';

const Count = Type.Integer({ description: 'Ads that are found when this is chosen.' });

export const SearchFacetsSchema = Type.Object({
  count: Type.Integer({ description: 'Exact number of matches.' }),
  countedAt: nullable(
    Type.String({
      description:
        'When the facets were counted, where that was done beforehand; null: now. Count, contracts, categories and places are of now.',
    }),
  ),
  facets: Type.Array(
    Type.Object({
      name: Type.String(),
      parameters: Type.Array(Type.String(), { description: 'What an option stands instead of in the address.' }),
      options: Type.Array(
        Type.Object({
          value: Type.String(),
          query: Type.String({
            description: 'What the address then says, for example localiMinimo=3&localiMassimo=3.',
          }),
          count: Count,
        }),
      ),
    }),
  ),
  places: Type.Array(
    Type.Object({ id: Id, label: Type.String(), path: Type.String(), level: oneOf(PLACE_LEVELS), count: Count }),
    {
      description: 'Places one level below the searched one that have any, most first.',
    },
  ),
  notices: Type.Array(reference('SearchNotice')),
});
