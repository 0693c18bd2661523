import { base32, stepOfCode, totpAddress, totpCode } from './totp';

const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('RFC 6238: at second %i the code is %s', (seconds, code) => {
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code);
  expect(stepOfCode(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)}`, new Date(seconds * 1000))).toBe(
    Math.floor(seconds / 30),
  );
});

test('what is no six digits is no code', () => {
  for (const typed of ['', '12345', '1234567', '12345a', '２８７０８２'])
    expect(stepOfCode(SECRET, typed, new Date(59_000))).toBeNull();
});

test('RFC 4648: secrets are written as applications read them', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('f'))).toBe('MY');
  expect(totpAddress(SECRET, 'ana@primjer.hr')).toBe(
    'otpauth://totp/Kvadrat%3Aana%40primjer.hr?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kvadrat',
  );
});
