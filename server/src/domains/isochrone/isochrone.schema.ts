import { Type } from 'typebox';
import { ApiError, LocaleParameter, oneOf } from '../../platform/schema';
import { ISOCHRONE_NOTES, MAX_MINUTES, TRAVEL_MODES } from './isochrone';

const Position = Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: 'Longitude, latitude.' });

const IsochroneSchema = Type.Object({
  geometry: Type.Object({
    type: oneOf(['MultiPolygon']),
    coordinates: Type.Array(Type.Array(Type.Array(Position)), {
      description:
        'As GeoJSON: polygons, each an outer ring against the clock and its holes with it; rings are closed.',
    }),
  }),
  method: oneOf(
    ['estimate', 'routed'],
    'estimate is reckoned on a grid of land and speeds, routed follows real roads.',
  ),
  provider: Type.String(),
  generatedAt: Type.String({ format: 'date-time' }),
  notes: Type.Array(oneOf(ISOCHRONE_NOTES), { description: 'What to know before trusting the area.' }),
});

export const isochroneSchemas = { ApiError, Isochrone: IsochroneSchema };

/** For the documentation: the handler reads the parameters itself, to refuse them in the visitor's words. */
export const IsochroneQuery = Type.Object({
  lat: Type.Optional(Type.String({ description: 'Latitude in degrees.' })),
  lng: Type.Optional(Type.String({ description: 'Longitude in degrees.' })),
  minutes: Type.Optional(Type.String({ description: `Whole minutes from 1 to ${MAX_MINUTES}.` })),
  mode: Type.Optional(Type.String({ description: `One of ${TRAVEL_MODES.join(', ')}.` })),
  locale: LocaleParameter,
});
