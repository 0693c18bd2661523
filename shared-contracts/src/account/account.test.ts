import fc from 'fast-check';
import {
  AUTH_VIEWS,
  authPath,
  COUNTER_NAMES,
  isAuthView,
  isSocialSignal,
  safePath,
  socialSignInPath,
  ZERO_COUNTERS,
} from '@kvadrat/contracts/account';

test.each([
  'https://portal.test//evil.example/x',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/%2fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/./%2fevil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie:x',
  '/\tevil',
  '/\u0000',
  'user/saved/',
  ' /user/saved/',
  '',
])('%j leads home', (text) => expect(safePath(text)).toBe('/'));

test.each([
  ['/user/saved/?utm_source=a', '/user/saved/?utm_source=a'],
  ['/de/oglasi/1/a/?a=%2F%2Fb#x', '/de/oglasi/1/a/?a=%2F%2Fb'],
  ['/cijene/šibenik/', '/cijene/%C5%A1ibenik/'],
  ['/a@b:c/', '/a@b:c/'],
])('%j is kept', (text, path) => expect(safePath(text)).toBe(path));

test('no text leads off the site, however a browser reads it (10,000 texts)', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    'evil.example',
    '@',
    ':',
    '%2f',
    '%5C',
    '.',
    '..',
    '?',
    '#',
    '\t',
    '\n',
    'https:',
    'javascript:',
    'a',
    '\u00a0',
    '\u2044',
    '%09',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
        fc.string(),
      ),
      (text) => {
        const path = safePath(text);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, 'https://portal.test').origin).toBe('https://portal.test');
        expect(safePath(path)).toBe(path);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('R57 R58 views by name', () => {
  expect(AUTH_VIEWS).toEqual(['entry', 'login', 'signup', 'passwordRecovery', 'passwordReset', 'secondStep']);
  expect([isAuthView('login'), isAuthView('admin'), isAuthView(undefined)]).toEqual([true, false, false]);
});

test('a view’s path takes the way back along, if it stays on the site', () => {
  expect(authPath('entry')).toBe('/prijava/');
  expect(authPath('login', '/user/saved/?a=1')).toBe('/prijava/login/?natrag=%2Fuser%2Fsaved%2F%3Fa%3D1');
  expect(authPath('passwordReset', '//evil.example')).toBe('/prijava/passwordReset/');
});

test('R154 nine counters, zero for a stranger', () => {
  expect(COUNTER_NAMES).toHaveLength(9);
  expect(Object.values(ZERO_COUNTERS)).toEqual(Array(9).fill(0));
  expect(Object.isFrozen(ZERO_COUNTERS)).toBe(true);
});

test('R173 the popup’s address; what belongs to us follows', () => {
  expect(socialSignInPath({ service: 'google', txId: 'a1', locale: 'hr' })).toBe(
    '/singleSignOn.php?action=dologin&accountType=google&mode=oauth&tx=a1&locale=hr',
  );
  expect(
    socialSignInPath({
      service: 'apple',
      txId: 'a1',
      locale: 'de',
      returnTo: '/de/?a=1',
      opener: 'https://stari.example.hr',
    }),
  ).toContain('&natrag=%2Fde%2F%3Fa%3D1&opener=https%3A%2F%2Fstari.example.hr');
});

test('O-19 only a whole signal is a popup’s', () => {
  const signal = { type: 'kvadrat:social', txId: 'a1', service: 'google', ok: true, signup: false };
  expect(isSocialSignal(signal)).toBe(true);
  for (const wrong of [
    null,
    'x',
    {},
    { ...signal, type: 'other' },
    { ...signal, txId: 1 },
    { ...signal, service: 'myspace' },
    { ...signal, ok: 1 },
    { ...signal, signup: undefined },
  ])
    expect(isSocialSignal(wrong)).toBe(false);
});
