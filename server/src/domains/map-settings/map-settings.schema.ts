import { Type } from 'typebox';
import { BasemapSchema } from '../basemap/api';
import { MAX_MINUTES, TRAVEL_MODES } from '../isochrone/api';
import { nullable, oneOf } from '../../platform/schema';

const Key = nullable(Type.String({ description: 'Public: browsers send it.' }));
const Language = Type.String({ description: 'Of names and answers, as ISO 639-1.' });
const Country = Type.String({ description: 'To which answers are limited, as ISO 3166-1.' });

export const MapSettingsSchema = Type.Object({
  provider: oneOf(
    ['embedded', 'google'],
    'Map to begin with; embedded is also what stands in when Google does not work.',
  ),
  google: nullable(
    Type.Object({
      url: Type.String(),
      key: Type.String({ description: 'Public: browsers send it.' }),
      mapId: nullable(Type.String()),
      language: Language,
      region: Country,
    }),
  ),
  basemap: BasemapSchema,
  tiles: nullable(
    Type.Object({
      url: Type.String({ description: 'With {z}, {x}, {y}; language, country and key are filled in.' }),
      attribution: nullable(Type.String()),
      language: Language,
      country: Country,
      key: Key,
    }),
  ),
  geocoder: Type.Object({
    provider: oneOf(['own', 'photon', 'nominatim', 'google']),
    url: nullable(
      Type.String({
        description: 'A path of this portal or an address; null where a script of the provider is called.',
      }),
    ),
    language: Language,
    country: Country,
    key: Key,
  }),
  polygons: Type.Object({
    version: Type.Integer(),
    isochronePath: Type.String(),
    modes: Type.Array(oneOf(TRAVEL_MODES)),
    maxMinutes: Type.Integer({ maximum: MAX_MINUTES }),
  }),
});
