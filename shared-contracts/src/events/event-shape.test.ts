import { fitsShape, type FieldKind } from '@kvadrat/contracts/events';

const shape = (data: Record<string, FieldKind>) => ({ version: 1, data });

it.each<[FieldKind, unknown, boolean]>([
  ['count', 0, true],
  ['count', -1, false],
  ['count', 1.5, false],
  ['count', '1', false],
  ['number', -1.5, true],
  ['number', Number.NaN, false],
  ['text', '', true],
  ['text', 1, false],
  ['flag', false, true],
  ['flag', 'false', false],
  ['text', undefined, false],
  ['text?', undefined, true],
  ['text?', 1, false],
])('a field of kind %s holding %p fits: %p', (kind, value, fits) => {
  expect(fitsShape(shape({ field: kind }), { field: value })).toBe(fits);
});

it('an event without fields takes whatever it is given, one with fields takes objects only', () => {
  expect(fitsShape(shape({}), 'whatever')).toBe(true);
  expect(fitsShape(shape({ a: 'text?' }), null)).toBe(false);
  expect(fitsShape(shape({ a: 'text?' }), { b: 1 })).toBe(true);
});
