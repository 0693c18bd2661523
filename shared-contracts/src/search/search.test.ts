import { DEFAULT_CRITERIA, parseCriteria, searchPath, searchUrl } from '.';

function parse(address: string): ReturnType<typeof parseCriteria> {
  const url = new URL(address, 'http://localhost');
  return parseCriteria(url.pathname, url.searchParams);
}

test('R15, R20 addresses are short: defaults are not written', () => {
  expect(searchUrl(DEFAULT_CRITERIA)).toBe('/prodaja-stambene-nekretnine/');
  expect(searchPath({ contract: 2, category: 24, place: 'split/bacvice' })).toBe('/najam-zemljista/split/bacvice/');
  expect(searchUrl({ ...DEFAULT_CRITERIA, place: 'split', price: { max: 250_000 }, typologies: [1, 6], page: 2 })).toBe(
    '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000&idTipologia=1%2C6&pag=2',
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
    expect(
      read('prezzoMinimo=&localiMassimo=+&keyword=++&criterio=&ordine=&pag=&idTipologia=&idContratto=&idCategoria='),
    ).toEqual({
      criteria: DEFAULT_CRITERIA,
      notices: [],
    });
  });

  test('R127 several values come in three spellings', () => {
    for (const query of [
      'idTipologia=6,1',
      'idTipologia=6&idTipologia=1',
      'idTipologia[]=1&idTipologia[]=6&idTipologia[]=6',
    ]) {
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
    expect(read('criterio=rilevanza&ordine=asc')).toMatchObject({
      criteria: { sort: DEFAULT_CRITERIA.sort },
      notices: [{ parameter: 'ordine' }],
    });
    expect(read('criterio=constructor')).toMatchObject({
      criteria: { sort: DEFAULT_CRITERIA.sort },
      notices: [{ parameter: 'criterio' }],
    });
  });

  test.each(['/prodaja-dvorci/', '/oglasi/7/', '', '/prodaja-stambene-nekretnine'])(
    'the path %s is no list',
    (path) => {
      expect(parseCriteria(path, new URLSearchParams())).toEqual({
        criteria: DEFAULT_CRITERIA,
        notices: [{ code: 'invalid-value', parameter: 'path', value: path }],
      });
    },
  );
});
