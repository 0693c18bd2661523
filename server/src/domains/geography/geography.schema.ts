import { PLACE_LEVELS } from '@kvadrat/contracts/vocabulary';
import { Type } from 'typebox';
import { ApiError, Id, nullable, oneOf } from '../../platform/schema';

const PlaceDescription = {
  id: Id,
  label: Type.String(),
  parent: nullable(
    Type.String({ description: 'Wider places, nearest first, for example Splitsko-dalmatinska županija.' }),
  ),
  path: Type.String({ description: 'Below the prefix of a list path, for example split/bacvice.' }),
  level: oneOf(PLACE_LEVELS),
  kind: Type.String({ description: 'What the place is, in the asked language: town, municipality, settlement …' }),
  position: Type.Object(
    { lat: Type.Number(), lng: Type.Number() },
    { description: "The place's own point, in degrees." },
  ),
};

export const geographySchemas = {
  ApiError,
  PlaceSuggestion: Type.Object({
    ...PlaceDescription,
    count: Type.Integer({ description: 'Active ads in the place.' }),
  }),
  PlacePart: Type.Object({
    id: Id,
    label: Type.String(),
    path: PlaceDescription.path,
    level: PlaceDescription.level,
    within: Type.Array(Id, { description: 'Every place it lies in.' }),
    position: PlaceDescription.position,
    shape: nullable(
      Type.Object(
        {
          type: oneOf(['MultiPolygon']),
          coordinates: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })))),
        },
        { description: 'As GeoJSON, longitude first; null where the operator has no lines of it.' },
      ),
    ),
  }),
  PlaceAtPoint: Type.Object({
    ...PlaceDescription,
    distance: Type.Integer({ minimum: 0, description: "Metres from the asked point to the place's own." }),
  }),
};
