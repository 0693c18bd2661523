import { isPushService } from './push-services';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QGuQ',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  '',
  'no address',
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilfcm.googleapis.com/a',
  'https://evil-push.apple.com/a',
  'https://user@fcm.googleapis.com/a',
  'https://127.0.0.1/a',
  'http://169.254.169.254/latest/',
  'file:///etc/passwd',
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
])('the portal writes to no address such as %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

test('an operator may name further ones by their origin', () => {
  expect(isPushService('http://127.0.0.1:4711/x', ['http://127.0.0.1:4711'])).toBe(true);
  expect(isPushService('http://127.0.0.1:4712/x', ['http://127.0.0.1:4711'])).toBe(false);
});
