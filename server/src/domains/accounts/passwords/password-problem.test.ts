import { COMMON_PASSWORDS } from './common-passwords';
import { CROATIAN_PASSWORDS } from './croatian-passwords';
import { passwordProblem } from './password-problem';

test('1.7-4 at least 3,000 common passwords are refused, in any case, and so are Croatian ones', () => {
  const common = COMMON_PASSWORDS.trim().split(/\s+/);
  expect(new Set(common).size).toBeGreaterThanOrEqual(3000);
  for (const word of common) {
    expect(word.length).toBeGreaterThanOrEqual(6);
    expect([passwordProblem(word, 6), passwordProblem(word.toUpperCase(), 6)]).toEqual([
      'common-password',
      'common-password',
    ]);
  }
  for (const word of CROATIAN_PASSWORDS.trim()
    .split(/\s+/)
    .filter((text) => /^[a-z]{6,}$/.test(text)))
    expect(passwordProblem(`${word}2026!`, 6)).toBe('common-password');
});

test.each([
  ['', 'required'],
  ['5lova', 'min-length'],
  ['🌊🌅🐟🐙🦑', 'min-length'],
  ['x1'.repeat(65), 'max-length'],
  ['Lozinka', 'common-password'],
  ['ŠIBENIK1991', 'common-password'],
  ['bbbbbbbb', 'common-password'],
  ['P@ssw0rd', 'common-password'],
  ['P@ssw0rd!', 'common-password'],
  ['Passw0rd2026', 'common-password'],
  ['$umm3r2026!', 'common-password'],
  ['Lozinka#1', 'common-password'],
  ['H4jduk1950', 'common-password'],
  ['!!dragon!!', 'common-password'],
  ['passwordpassword', 'common-password'],
  // Words of one's own, whatever stands around them.
  ['morska-sol 77', null],
  ['otok Vis 1991', null],
  ['koraljni-greben-7', null],
  ['t4kv0-n3sto-9', null],
])('R223 %j: %s', (password, problem) => expect(passwordProblem(password, 6)).toBe(problem));

test('what is one’s own is refused, whatever the marks and the case', () => {
  const own = ['ana.horvat@primjer.hr', 'Ana', 'Đurić-Horvat', '091 234 5678'];
  for (const password of ['ana.horvat', 'ANA.HORVAT@PRIMJER.HR', 'djuric-horvat', 'duric-horvat', '091 234 5678']) {
    expect([password, passwordProblem(password, 6, own)]).toEqual([
      password,
      password === 'djuric-horvat' ? null : 'common-password',
    ]);
  }
});
