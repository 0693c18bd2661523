import { Type } from 'typebox';
import { nullable, reference } from '../../platform/schema';

const Count = Type.Integer({ minimum: 0 });

export const HomeTownSchema = Type.Object({
  label: Type.String(),
  path: Type.String({ description: 'Below the prefix of a list path, for example split.' }),
  picture: Type.String({ description: 'Root-relative address of a drawing.' }),
  sale: Type.Integer({ minimum: 0, description: 'Active ads of homes for sale.' }),
  rent: Type.Integer({ minimum: 0, description: 'Active ads of homes to rent.' }),
  pricePerSquareMetre: nullable(
    Type.Number({ description: 'Median asked for homes on sale, in euros; null for fewer than 20 ads.' }),
  ),
  flatPerSquareMetre: Type.Optional(
    nullable(Type.Number({ description: 'Median asked for flats on sale, in euros, as the price guide has it.' })),
  ),
});

export const HomeResponseSchema = Type.Object({
  total: Type.Integer({ minimum: 0, description: 'All active ads.' }),
  count: Type.Integer({
    minimum: 0,
    description: 'Homes for sale in the whole country: the search a fresh form describes.',
  }),
  scene: Type.String({ description: 'Root-relative address of the large drawing.' }),
  towns: Type.Array(reference('HomeTown')),
  sea: Type.Object({ count: Count, picture: Type.String() }, { description: 'Homes for sale with a view of the sea.' }),
  newest: Type.Array(reference('ListingCard'), { description: 'The four newest homes for sale.' }),
});
