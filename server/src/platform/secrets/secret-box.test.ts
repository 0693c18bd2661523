import { SecretBox } from './secret-box';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const SECRET = Buffer.from('12345678901234567890');

test('what is sealed holds nothing of the secret, is another each time, and opens by its key', () => {
  const box = new SecretBox([OLD]);
  const [one, two] = [box.seal(SECRET, 'totp:7'), box.seal(SECRET, 'totp:7')];
  expect(one.equals(two)).toBe(false);
  expect(one.includes(SECRET.subarray(0, 6))).toBe(false);
  expect(box.open(one, 'totp:7')).toEqual(SECRET);
});

test('beside somebody else, changed, or without its key it does not open', () => {
  const box = new SecretBox([OLD]);
  const sealed = box.seal(SECRET, 'totp:7');
  expect(() => box.open(sealed, 'totp:8')).toThrow();
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(() => box.open(sealed, 'totp:7')).toThrow();
  expect(() => new SecretBox([NEW]).open(box.seal(SECRET, 'totp:7'), 'totp:7')).toThrow(/SECRET_KEYS/);
});

test('another key is put before the former one; what both sealed opens until all is sealed anew', () => {
  const old = new SecretBox([OLD]).seal(SECRET, 'totp:7');
  const both = new SecretBox([NEW, OLD]);
  expect(both.open(old, 'totp:7')).toEqual(SECRET);
  const renewed = both.renewed(old, 'totp:7');
  expect(renewed && new SecretBox([NEW]).open(renewed, 'totp:7')).toEqual(SECRET);
  expect(renewed && both.renewed(renewed, 'totp:7')).toBeNull();
});

test('without keys secrets stay as they are; with one those of before open and are sealed', () => {
  const open = new SecretBox();
  expect([open.seal(SECRET, 'a'), open.open(SECRET, 'a'), open.renewed(SECRET, 'a')]).toEqual([SECRET, SECRET, null]);
  const box = new SecretBox([NEW]);
  expect(box.open(SECRET, 'a')).toEqual(SECRET);
  expect(box.open(box.renewed(SECRET, 'a') ?? SECRET, 'a')).toEqual(SECRET);
});
