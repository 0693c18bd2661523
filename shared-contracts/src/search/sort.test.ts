import { DEFAULT_FLAGS } from '../flags';
import { criteriaParams, DEFAULT_CRITERIA, defaultSort, parseCriteria, type SearchFlags, type Sort } from '.';

const sortOf = (query: string, flags: SearchFlags = {}): Sort =>
  parseCriteria(null, new URLSearchParams(query), flags).criteria.sort;
const written = (sort: Sort, flags: SearchFlags = {}): string =>
  criteriaParams({ ...DEFAULT_CRITERIA, sort }, flags).toString();

test.each<[string, string, Sort['field'], Sort['order'], Sort['order'][]]>([
  ['R139', 'price', 'prezzo', 'asc', ['asc', 'desc']],
  ['R140', 'surface', 'superficie', 'desc', ['asc', 'desc']],
  ['R141', 'rooms', 'locali', 'desc', ['asc', 'desc']],
  ['R142, R143', 'date', 'data', 'desc', ['asc', 'desc']],
  ['R144', 'floor', 'piano', 'desc', ['asc', 'desc']],
  ['R145', 'price per square metre', 'prezzoMq', 'asc', ['asc', 'desc']],
  ['R146', 'agencies first', 'agenzie', 'desc', ['desc']],
  ['R147', 'private sellers first', 'privati', 'desc', ['desc']],
  ['R148', 'discounted', 'scontati', 'desc', ['desc']],
])('%s sort by %s is criterio=%s, %s unless ordine says otherwise', (_, __, field, usual, orders) => {
  expect(sortOf(`criterio=${field}`)).toEqual({ field, order: usual });
  for (const order of orders) {
    expect(sortOf(`criterio=${field}&ordine=${order}`)).toEqual({ field, order });
    expect(written({ field, order })).toBe(`criterio=${field}&ordine=${order}`);
  }
  const { criteria, notices } = parseCriteria(
    null,
    new URLSearchParams(`criterio=${field}&ordine=${orders.length === 1 ? 'asc' : 'up'}`),
  );
  expect(criteria.sort).toEqual({ field, order: usual });
  expect(notices).toMatchObject([{ code: 'invalid-value', parameter: 'ordine' }]);
});

test('R138, R150 with the new sorting on the default is relevance and is not written', () => {
  expect(DEFAULT_FLAGS.newSorting).toBe(true);
  for (const flags of [{}, DEFAULT_FLAGS]) {
    expect(sortOf('', flags)).toEqual({ field: 'rilevanza', order: 'desc' });
    expect(defaultSort(flags)).toEqual({ field: 'rilevanza', order: 'desc' });
    expect(written({ field: 'rilevanza', order: 'desc' }, flags)).toBe('');
  }
});

test('R150 with the new sorting off the default is automatic and relevance is written', () => {
  const flags = { newSorting: false };
  expect(sortOf('', flags)).toEqual({ field: 'automatico', order: 'desc' });
  expect(written({ field: 'automatico', order: 'desc' }, flags)).toBe('');
  expect(written({ field: 'rilevanza', order: 'desc' }, flags)).toBe('criterio=rilevanza&ordine=desc');
  expect(sortOf('criterio=rilevanza', flags)).toEqual({ field: 'rilevanza', order: 'desc' });
});

test('R149 "automatic" is an order only while the new sorting is off; then its links mean relevance', () => {
  expect(parseCriteria(null, new URLSearchParams('criterio=automatico&ordine=desc'))).toEqual({
    criteria: DEFAULT_CRITERIA,
    notices: [],
  });
  expect(sortOf('criterio=automatico', { newSorting: false })).toEqual({ field: 'automatico', order: 'desc' });
});

test('R131 an order without a field orders nothing', () => {
  expect(parseCriteria(null, new URLSearchParams('ordine=asc'))).toEqual({ criteria: DEFAULT_CRITERIA, notices: [] });
});
