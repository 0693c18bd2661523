import { PARAMETER_NAMES } from '@kvadrat/contracts/search';
import fc from 'fast-check';
import { rawStatus } from '../support/raw-request';

const KNOWN_TRAPS = [
  '/%',
  '/%E0%A4%A',
  '/%ff%fe/',
  '/%00',
  '/oglasi/%00/',
  '//',
  '//evil.example/',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/oglasi/1e3/',
  '/oglasi/-1/x/',
  '/oglasi/99999999999999999999/x/',
  '/oglasi/1/%F0%9F%8F%A0/',
  '/prodaja-stambene-nekretnine/%/',
  '/prodaja-stambene-nekretnine/?pag=%',
  '/prodaja-stambene-nekretnine/?pag=1&pag=2&pag[]=3',
  '/prodaja-stambene-nekretnine/?prezzoMassimo=99999999999999999999',
  '/prodaja-stambene-nekretnine/?keyword=%00',
  `/prodaja-stambene-nekretnine/?keyword=${'a'.repeat(6000)}`,
  '/prodaja-stambene-nekretnine/?idTipologia=1,2,x,,',
  "/prodaja-stambene-nekretnine/?keyword=');drop%20table%20ls;--",
  '/prodaja-stambene-nekretnine/?mjesto=%F0%9F%8F%A0&idContratto=9',
  '/prodaja-stambene-nekretnine/?vrt=1,1;2,2;3,3&centro=1,1&raggio=999999999&lat=91&lng=x&zoom=99',
  '/prodaja-stambene-nekretnine/?idMZona=1,2,999999999&idComune=384&fkMetro=1&criterio=automatico&ordine=asc',
  '/prodaja-stambene-nekretnine/?mjesto=&stato=new,x&giardino[]=&ascensore=2&bagni=0&tipoProprieta=6',
  '/r/',
  '/r/mf-search/../../package.json',
  '/r/mf-search/%2e%2e/%2e%2e/package.json',
  '/media/../../../etc/passwd',
  '/api-next/listings/abc/',
  '/api-next/listings/%/',
  '/api-next/search-list/listings/?pag=%ff',
];

const PARAMETERS = [
  ...PARAMETER_NAMES,
  'fkRegione',
  'tipoProprieta',
  'idTipologia[]',
  'mjesto',
  '__proto__',
  'utm_source',
];

const nastyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('%', '%zz', '\u0000', '-0', '1e9', 'NaN', 'null', '[]', '{}', "'", '"><b>', '../'),
);
const encoded = nastyText.map((text) => encodeURIComponent(text));
const segment = fc.oneof(
  encoded,
  fc.constantFrom(
    'oglasi',
    'de',
    'hr',
    'prodaja-stambene-nekretnine',
    'najam-sobe',
    'split',
    'r',
    'media',
    'api-next',
    'listings',
    '%',
    '%c3',
    '.',
    '..',
  ),
);
const query = fc.array(
  fc.tuple(fc.constantFrom(...PARAMETERS), fc.oneof(encoded, fc.constantFrom('%', '%e0%a4', '1', '2'))),
  { maxLength: 4 },
);
const address = fc
  .tuple(fc.array(segment, { maxLength: 4 }), query, fc.boolean())
  .map(
    ([segments, pairs, slash]) =>
      `/${segments.join('/')}${slash ? '/' : ''}${pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''}`,
  );

test.each(KNOWN_TRAPS)('%.60s is no server error', async (path) => {
  const status = await rawStatus(path);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
});

test('no generated address is a server error', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const status = await rawStatus(path);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300, seed: 20_261_128 },
  );
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])(
  '%s of a page is answered, not an error',
  async (method) => {
    expect(await rawStatus('/prodaja-stambene-nekretnine/', method)).toBeLessThan(500);
  },
);

test('after all that the portal still serves', async () => {
  expect(await rawStatus('/')).toBe(200);
});
