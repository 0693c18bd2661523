import { readHome } from './home-form';

test('R279 what is typed is read in any of our number forms, and what is left empty is not said', () => {
  const { values, troubles, sent } = readHome(
    '?mjesto=Split&povrsina=58,5&kat=3&godina=1974&more=&ima=elevator&ima=moat',
  );
  expect({ values, troubles, sent }).toEqual({
    values: { surface: 58.5, floor: 3, yearBuilt: 1974, seaDistance: null },
    troubles: {},
    sent: true,
  });
  expect(readHome('?ima=elevator&ima=moat').form.features).toEqual(['elevator']);
});

test.each([
  ['', {}],
  ['?mjesto=&povrsina=60', { place: 'missing' }],
  ['?mjesto=Split&povrsina=', { surface: 'missing' }],
  ['?mjesto=Split&povrsina=puno', { surface: 'not-a-number' }],
  ['?mjesto=Split&povrsina=5', { surface: 'out-of-range' }],
  ['?mjesto=Split&povrsina=60&kat=1,5', { floor: 'out-of-range' }],
])('R279 an address of %p has the troubles %j', (search, troubles) => {
  expect(readHome(search).troubles).toEqual(troubles);
});
