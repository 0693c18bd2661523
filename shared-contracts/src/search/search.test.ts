import fc from 'fast-check';
import { KEYWORD_MAX_LENGTH } from '../constants';
import { CATEGORY_CODES, TYPOLOGY_CODES } from '../vocabulary';
import { countLabel, DEFAULT_CRITERIA, parseCriteria, searchPath, searchUrl, type NumberRange, type SearchCriteria } from '.';

function parse(address: string): ReturnType<typeof parseCriteria> {
  const url = new URL(address, 'http://localhost');
  return parseCriteria(url.pathname, url.searchParams);
}

const range: fc.Arbitrary<NumberRange> = fc
  .tuple(fc.option(fc.nat(999_999_999)), fc.option(fc.nat(999_999_999)))
  .map(([a, b]) => {
    const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b];
    return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
  });
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/);
const keyword = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '' && [...text].length <= KEYWORD_MAX_LENGTH);

const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
  contract: fc.constantFrom(1, 2, 14),
  category: fc.constantFrom(...CATEGORY_CODES),
  place: fc.option(fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))),
  price: range,
  surface: range,
  rooms: range,
  typologies: fc.uniqueArray(fc.constantFrom(...TYPOLOGY_CODES)).map((codes) => codes.sort((a, b) => a - b)),
  keyword: fc.option(keyword),
  sort: fc.constantFrom(
    { field: 'rilevanza', order: 'desc' },
    { field: 'prezzo', order: 'asc' },
    { field: 'prezzo', order: 'desc' },
    { field: 'data', order: 'asc' },
    { field: 'data', order: 'desc' },
  ),
  page: fc.integer({ min: 1, max: 999_999_999 }),
});

test('R136 every search is read back from its address', () => {
  fc.assert(
    fc.property(criteria, (search) => {
      expect(parse(searchUrl(search))).toEqual({ criteria: search, notices: [] });
    }),
  );
});

test('R136 equal searches have one address', () => {
  fc.assert(fc.property(criteria, (search) => expect(searchUrl(parse(searchUrl(search)).criteria)).toBe(searchUrl(search))));
});

test('R15, R20 addresses are short: defaults are not written', () => {
  expect(searchUrl(DEFAULT_CRITERIA)).toBe('/prodaja-stambene-nekretnine/');
  expect(searchPath({ contract: 2, category: 24, place: 'split/bacvice' })).toBe('/najam-zemljista/split/bacvice/');
  expect(searchUrl({ ...DEFAULT_CRITERIA, place: 'split', price: { max: 250_000 }, typologies: [1, 6], page: 2 })).toBe(
    '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000&idTipologia=1%2C6&pag=2',
  );
});

test('R137 reading never throws, and what it gives can be written', () => {
  const name = fc.constantFrom('prezzoMinimo', 'superficieMassima', 'localiMinimo', 'idTipologia', 'idContratto', 'keyword', 'criterio', 'ordine', 'pag', 'x');
  const query = fc.array(fc.tuple(name, fc.string({ unit: 'binary' })));
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'binary' })), query, (path, pairs) => {
      const { criteria: read, notices } = parseCriteria(path, new URLSearchParams(pairs));
      expect(searchUrl(read)).toMatch(/^\/(prodaja|najam|drazba)-/);
      for (const { value } of notices) expect(value.length).toBeLessThanOrEqual(100);
    }),
  );
});

describe('O-08 values that cannot be taken as written', () => {
  const read = (query: string) => parse(`/prodaja-stambene-nekretnine/?${query}`);

  test('an inverted range is turned round', () => {
    expect(read('prezzoMinimo=300000&prezzoMassimo=200000')).toMatchObject({
      criteria: { price: { min: 200_000, max: 300_000 } },
      notices: [{ code: 'inverted-range', parameter: 'prezzoMinimo', value: '300000–200000' }],
    });
  });

  test.each(['-5', 'abc', '1e9', '1.5', '0x10', '1234567890', 'NaN'])('%s is no bound', (value) => {
    const { criteria: search, notices } = read(`superficieMinima=${value}`);
    expect(search.surface).toEqual({});
    expect(notices).toEqual([{ code: 'invalid-value', parameter: 'superficieMinima', value }]);
  });

  test('empty parameters are no parameters', () => {
    expect(read('prezzoMinimo=&localiMassimo=+&keyword=++&criterio=&ordine=&pag=&idTipologia=&idContratto=&idCategoria=')).toEqual({
      criteria: DEFAULT_CRITERIA,
      notices: [],
    });
  });

  test('R127 several values come in three spellings', () => {
    for (const query of ['idTipologia=6,1', 'idTipologia=6&idTipologia=1', 'idTipologia[]=1&idTipologia[]=6&idTipologia[]=6']) {
      expect(read(query).criteria.typologies).toEqual([1, 6]);
    }
    expect(read('idTipologia=1,99,x')).toMatchObject({
      criteria: { typologies: [1] },
      notices: [{ code: 'invalid-value', parameter: 'idTipologia', value: '99,x' }],
    });
  });

  test('R130 a keyword is cut at 100 characters, counted as people count', () => {
    const { criteria: search, notices } = read(`keyword=${encodeURIComponent('😀'.repeat(101))}`);
    expect(search.keyword).toBe('😀'.repeat(100));
    expect(notices).toMatchObject([{ code: 'too-long', parameter: 'keyword' }]);
  });

  test('R131 an order that a field does not have is replaced by its usual one', () => {
    expect(read('criterio=prezzo').criteria.sort).toEqual({ field: 'prezzo', order: 'asc' });
    expect(read('criterio=rilevanza&ordine=asc')).toMatchObject({ criteria: { sort: DEFAULT_CRITERIA.sort }, notices: [{ parameter: 'ordine' }] });
    expect(read('criterio=constructor')).toMatchObject({ criteria: { sort: DEFAULT_CRITERIA.sort }, notices: [{ parameter: 'criterio' }] });
  });

  test.each(['/prodaja-dvorci/', '/oglasi/7/', '', '/prodaja-stambene-nekretnine'])('the path %s is no list', (path) => {
    expect(parseCriteria(path, new URLSearchParams())).toEqual({
      criteria: DEFAULT_CRITERIA,
      notices: [{ code: 'invalid-value', parameter: 'path', value: path }],
    });
  });
});

test('R261 the total is exact and grouped up to the cap, and the cap above it', () => {
  expect([0, 999, 1234, 2000, 2001, 500_000].map((count) => countLabel(count))).toEqual(['0', '999', '1.234', '2.000', '2000+', '2000+']);
  expect(countLabel(1234, 'en-GB')).toBe('1,234');
});
