import { PARAMETER_NAMES } from '@kvadrat/contracts/search';
import fc from 'fast-check';
import { draft } from '../listings/testing/draft';
import { amount } from '../../platform/testing/full-run';
import { withPortal } from './testing/portal';

const portal = withPortal();

const NAMES = [
  ...PARAMETER_NAMES,
  'path',
  'locale',
  'idTipologia[]',
  'stato[]',
  'fkRegione',
  'tipoProprieta',
  '__proto__',
  '',
];
const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '2147483648',
    '999999999',
    '1e9',
    'NaN',
    "'",
    '\\',
    '%',
    '%zz',
    '\u0000',
    '&amp;',
    'asc',
    'constructor',
  ),
  fc.constantFrom(
    '/prodaja-stambene-nekretnine/split/',
    '/prodaja-/',
    '/najam-sobe/%/',
    '//',
    'prezzo',
    'data',
    'de',
    "stan' & !x:*",
  ),
  fc.constantFrom(
    '384',
    '384,30',
    'new,good',
    'sea-view',
    'high',
    'top',
    '43.5,16.4',
    '1,1;2,2;3,3',
    'piano',
    'scontati',
    'agenzie',
    'automatico',
  ),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 200 }).filter((text) => !/\p{Surrogate}/u.test(text)),
);
/** Percent-encoded or raw, as nobody promised to encode. */
const pair = fc.tuple(fc.constantFrom(...NAMES), value, fc.boolean()).map(([name, text, encode]) => {
  const raw = text.replace(/[^\x21-\x7e]|[#&]/g, '');
  return `${name}=${encode ? encodeURIComponent(text) : raw}`;
});

test('R137 whatever stands in the address, the answer is 200', async () => {
  await portal.given([draft(), draft({ contract: 2 })]);
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { maxLength: 10 }), async (pairs) => {
      const response = await portal.app.inject(`/api-next/search-list/listings/?${pairs.join('&')}`);
      expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
    }),
    { numRuns: amount({ full: 500, fast: 100 }) },
  );
}, 60_000);
