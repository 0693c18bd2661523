import { added, unless } from './check';

test('entries are compared with their number', () => {
  expect(added(['click on window'], ['click on window', 'click on window', 'keydown on document'])).toEqual([
    'click on window',
    'keydown on document',
  ]);
  expect(added(['a', 'b'], ['b'])).toEqual([]);
});

test('a claim that holds says nothing', () => {
  expect(unless(true, 'wrong')).toEqual([]);
  expect(unless(false, 'wrong')).toEqual(['wrong']);
});
