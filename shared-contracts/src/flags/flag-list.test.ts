import {
  DEFAULT_FLAGS,
  FLAG_NAMES,
  FLAGS_COOKIE,
  parseFlagList,
  readFlags,
  writeFlagList,
} from '@kvadrat/contracts/flags';

test.each([
  ['auctions=on,aiSearch=off', { auctions: true, aiSearch: false }],
  [' auctions=on ,\taiSearch=off', { auctions: true, aiSearch: false }],
  ['auctions=on,auctions=off', { auctions: false }],
  ['', {}],
  ['auctions', {}],
  ['auctions=true,toString=on,__proto__=on,=on,nonsense', {}],
])('R204 the list %j turns %j', (text, changes) => {
  expect(parseFlagList(text)).toEqual(changes);
});

test('R204 tests know the cookie by its name', () => {
  expect(FLAGS_COOKIE).toBe('kvadrat_flags');
});

test('R204 a written list is read back, in the order of the flags', () => {
  const changes = Object.fromEntries([...FLAG_NAMES].reverse().map((name, index) => [name, index % 2 === 0]));
  expect(parseFlagList(writeFlagList(changes))).toEqual(changes);
  expect(writeFlagList({ auctions: true, visitRequests: false })).toBe('visitRequests=off,auctions=on');
  expect(writeFlagList({})).toBe('');
});

test('R204 flags of another release: unknown ones go, missing and spoilt ones are as shipped', () => {
  expect(readFlags({ auctions: true, aiSearch: 'off', tomorrow: true })).toEqual({ ...DEFAULT_FLAGS, auctions: true });
  for (const nothing of [null, undefined, 'on', 7, []]) expect(readFlags(nothing)).toEqual(DEFAULT_FLAGS);
});
