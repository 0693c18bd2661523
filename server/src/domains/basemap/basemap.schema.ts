import { Type } from 'typebox';

const Address = Type.String({ description: 'Of a file that never changes.' });
const FromZoom = Type.Integer({ description: 'Zoom from which on it is shown.' });

export const BasemapSchema = Type.Object(
  {
    credits: Type.Array(Type.String(), { description: 'Who made the data, to be shown on the map.' }),
    patches: Type.Array(
      Type.Object({
        level: Type.Integer({ description: 'A higher level covers what is below it.' }),
        bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()], {
          description: 'West, south, east, north.',
        }),
        url: Address,
      }),
    ),
    labels: Type.Array(Type.Object({ zoom: FromZoom, url: Address })),
    layers: Type.Array(Type.Object({ zoom: FromZoom, url: Address })),
  },
  { description: 'Files the embedded map is drawn from, in the language asked for.' },
);
