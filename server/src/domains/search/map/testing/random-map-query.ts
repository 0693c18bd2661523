import fc from 'fast-check';

const degrees = fc.oneof(
  fc.double({ min: 42, max: 46, noNaN: true }).map((value) => value.toFixed(5)),
  fc.double({ min: 13, max: 19, noNaN: true }).map((value) => value.toFixed(5)),
  fc.constantFrom('0', '-90', '90', '180', '-180', '181', '45', '16', 'NaN', '1e3', '', '45.0000001', '16,5', '-0'),
);
const point = fc.tuple(degrees, degrees).map(([lat, lng]) => `${lat},${lng}`);
const line = fc.array(point, { maxLength: 40 }).map((points) => points.join(';'));
const number = fc.oneof(
  fc.integer({ min: -5, max: 30 }).map(String),
  fc.integer().map(String),
  fc.constantFrom('', '0', '1e9', '999999999', 'x', '%00', '8.5'),
);
const pairs = fc.oneof(
  line.map((text) => `vrt=${text}`),
  point.map((text) => `centro=${text}`),
  number.map((text) => `raggio=${text}`),
  fc.tuple(point, point).map((corners) => `viewport=${corners.join()}`),
  fc
    .tuple(point, number, fc.constantFrom('car', 'bike', 'walk', 'transit', 'rocket', ''))
    .map((parts) => `travel=${parts.join()}`),
  number.map((text) => `zoom=${text}`),
  fc.constantFrom(
    'keyword=stan',
    'foldDuplicates=1',
    'agency=nobody',
    'prezzoMassimo=250000',
    'idMZona=1,2',
    'path=/najam-stambene-nekretnine/split/',
    'vrt[]=45,16',
    'zoom[]=15',
  ),
);

/** Queries of a map of which about half make sense, in every mixture. */
export const randomMapQuery = fc.array(pairs, { minLength: 1, maxLength: 7 }).map((parts) => parts.join('&'));
