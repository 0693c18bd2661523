import { splitOutside } from './split-outside';

test.each([
  ['a, b', ',', ['a', ' b']],
  [':is(a, b) > c, d', ',', [':is(a, b) > c', ' d']],
  ['[title="a,b"], c', ',', ['[title="a,b"]', ' c']],
  [
    'width: clamp(1px, calc(var(--a) * 2), 3px); color: red',
    ';',
    ['width: clamp(1px, calc(var(--a) * 2), 3px)', ' color: red'],
  ],
  [
    'background: url("data:image/svg+xml;utf8,<a b=\'c\'>")',
    ';',
    ['background: url("data:image/svg+xml;utf8,<a b=\'c\'>")'],
  ],
  ['', ';', ['']],
])('%s between %s', (text, separator, parts) => {
  expect(splitOutside(text, separator)).toEqual(parts);
});
