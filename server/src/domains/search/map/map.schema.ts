import { VISIBILITY_TIERS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { Id, nullable, oneOf, reference } from '../../../platform/schema';

const degrees = Type.Array(Type.Number());
const euros = Type.Array(nullable(Type.Integer()), { description: 'Euros; null when on request.' });

export const SearchMapSchema = Type.Object({
  zoom: Type.Integer({ description: 'Of the squares, or the one asked for from 15.' }),
  total: Type.Integer({ description: 'Ads of the search with a position, those beyond the cap included.' }),
  capped: Type.Boolean({ description: 'Whether squares or pins beyond 2000 were left out.' }),
  countedAt: nullable(
    Type.String({ description: 'Since when ads may have changed unnoticed; null when all are up to date.' }),
  ),
  clusters: nullable(
    Type.Object(
      {
        lat: degrees,
        lng: degrees,
        count: Type.Array(Type.Integer()),
        price: euros,
        id: Type.Array(nullable(Id), { description: 'The ad where it is alone in its square.' }),
      },
      {
        description:
          'Up to zoom 14: groups by squares of 64 pixels, each at the middle of its ads; one entry of each column for each group, the largest first. The price is the lowest.',
      },
    ),
  ),
  markers: nullable(
    Type.Object(
      {
        id: Type.Array(Id),
        lat: degrees,
        lng: degrees,
        price: Type.Array(nullable(Type.Number()), { description: 'Euros; null when on request.' }),
        tier: Type.Array(oneOf(VISIBILITY_TIERS)),
        radius: Type.Array(nullable(Type.Integer()), {
          description: 'Metres around a shifted position within which the ad is; null where the position is exact.',
        }),
      },
      { description: 'From zoom 15: the ads themselves, the most relevant first.' },
    ),
  ),
  notices: Type.Array(reference('SearchNotice')),
});
