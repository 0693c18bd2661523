import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { encryptPush, isBrowserKey, MOST_BYTES } from './encrypt-push';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('the example of RFC 8291 comes out to the byte', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      browserKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
      authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    { sender, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('each message is sealed anew, and only its browser reads it', () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const authSecret = Buffer.alloc(16, 7);
  const keys = { browserKey: browser.getPublicKey(), authSecret };
  const [one, two] = [encryptPush('Novi oglas ž', keys), encryptPush('Novi oglas ž', keys)];
  expect(one.equals(two)).toBe(false);
  const own = one.subarray(21, 86);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const secret = derive(
    browser.computeSecret(own),
    authSecret,
    Buffer.concat([Buffer.from('WebPush: info\0'), keys.browserKey, own]),
    32,
  );
  const key = derive(secret, one.subarray(0, 16), Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, one.subarray(0, 16), Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(one.subarray(-16));
  const plain = Buffer.concat([decipher.update(one.subarray(86, -16)), decipher.final()]);
  expect(plain.toString()).toBe('Novi oglas ž\u0002');
});

test('what is no point of the curve is no key; what is too long for a push service is refused', () => {
  expect([Buffer.alloc(65, 4), Buffer.alloc(0), Buffer.alloc(65)].map(isBrowserKey)).toEqual([false, false, false]);
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  expect(isBrowserKey(browser.getPublicKey())).toBe(true);
  expect(() =>
    encryptPush('x'.repeat(MOST_BYTES + 1), { browserKey: browser.getPublicKey(), authSecret: Buffer.alloc(16) }),
  ).toThrow(TypeError);
});
