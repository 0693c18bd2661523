import { isOib, oib } from '@kvadrat/contracts/rules';

test.each(['69435151530', '33392005961', '00000000001'])('R244 %s is a number with the right last digit', (text) => {
  expect(isOib(text)).toBe(true);
  expect(oib()(` ${text} `)).toBeNull();
});

test.each(['69435151531', '6943515153', '694351515300', '6943515153a', '69435 151530', '96435151530'])(
  'R244 %s is none',
  (text) => {
    expect(oib()(text)).toBe('oib');
  },
);

test('R244 an empty field is the matter of another rule', () =>
  expect([oib()(''), oib()(undefined)]).toEqual([null, null]));
