import type { SocialSignal } from '@kvadrat/contracts/account';
import { SOCIAL_POPUP_POLL_MS } from '@kvadrat/contracts/constants';
import { readCookie } from '../cookies';
import { popupFeatures } from './popup-place';
import { readHandOver } from './social-cookies';
import { CLOSED_GRACE_MS, openSocialPopup, PATIENCE_MS } from './social-popup';

const NEW = 'IMMSESSID=nova; user_uuid=u1';

let popup: { closed: boolean } | null;
let cookies: string;
let focus: boolean;
let written: string[];
let tell: ((signal: SocialSignal) => void) | null;
const onSignedIn = jest.fn();
const onOver = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onSignedIn.mockReset();
  onOver.mockReset();
  popup = { closed: false };
  cookies = 'IMMSESSID=stara';
  focus = false;
  written = [];
  tell = null;
});
afterEach(() => jest.useRealTimers());

const start = (): (() => void) | null =>
  openSocialPopup(
    {
      open: () => popup,
      listen(listener) {
        tell = listener;
        return () => (tell = null);
      },
      cookies: () => cookies,
      setCookie: (text) => void written.push(text),
      hasFocus: () => focus,
    },
    '/singleSignOn.php?x',
    'mine',
    { onSignedIn, onOver },
  );
const signal = (change: Partial<SocialSignal> = {}): void =>
  tell?.({ type: 'kvadrat:social', txId: 'mine', service: 'google', ok: true, signup: false, ...change });
const close = (): void => {
  if (popup !== null) popup.closed = true;
};
const wait = (ms: number): void => {
  jest.advanceTimersByTime(ms);
};

describe('R174 the popup’s place', () => {
  test.each([
    [
      'in the middle of its window',
      { screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 1000 },
      'left=500,top=350',
    ],
    [
      'on a screen to the left and above',
      { screenX: -1920, screenY: -300, outerWidth: 1920, outerHeight: 1080 },
      'left=-1260,top=40',
    ],
    [
      'beside a window smaller than itself',
      { screenX: 0, screenY: 0, outerWidth: 401, outerHeight: 301 },
      'left=-99,top=-49',
    ],
  ])('%s', (_name, place, expected) => expect(popupFeatures(place)).toBe(`popup=yes,width=600,height=400,${expected}`));
});

test('R216 cookies are read whole and URL-decoded', () => {
  const text =
    'a=IMMSESSID=x; IMMSESSID=s%3D1; signup_social=1; user_uuid=u-1; email=ana%2Bk%40primjer.hr; phone=%2B385911234567; xemail=no';
  expect(readHandOver(text)).toEqual({
    session: 's=1',
    signup: true,
    uuid: 'u-1',
    email: 'ana+k@primjer.hr',
    phone: '+385911234567',
  });
  expect(readHandOver('')).toEqual({ session: '', signup: false, uuid: '', email: '', phone: '' });
  expect(readCookie('email=100%', 'email')).toBe('100%');
});

test('R215 a signal signs in at once, and only once', () => {
  start();
  cookies = NEW;
  signal();
  signal();
  close();
  wait(PATIENCE_MS);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ session: 'nova', uuid: 'u1', signup: false }));
  expect(onOver).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('R214 R215 without a signal the next look after closing finds the new session', () => {
  start();
  wait(1000);
  close();
  cookies = NEW;
  wait(SOCIAL_POPUP_POLL_MS - 1);
  expect(onSignedIn).not.toHaveBeenCalled();
  wait(1);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test.each([
  ['by the signal', { signup: true }, NEW],
  ['by the flag cookie', {}, `${NEW}; signup_social=1`],
])('R215 R216 a new account is known %s, and what was handed over is taken away', (_name, change, after) => {
  start();
  cookies = after;
  signal(change);
  expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ signup: true }));
  expect(written).toEqual(
    ['signup_social', 'user_uuid', 'email', 'phone'].map((name) => `${name}=; Path=/; Max-Age=0`),
  );
});

test('O-19 checklist sign-in 1: `closed` is true at once, the signal comes after 1.5 s: one login, no “cancelled”', () => {
  close();
  start();
  wait(1500);
  expect(onOver).not.toHaveBeenCalled();
  cookies = NEW;
  signal();
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('O-19 a session that arrives 3 s after closing still counts', () => {
  start();
  close();
  wait(3000);
  cookies = NEW;
  wait(SOCIAL_POPUP_POLL_MS);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('O-19 an old session is no success: closed by hand, the form is given back after 5 s and the poll ends', () => {
  focus = true;
  start();
  wait(1000);
  close();
  wait(CLOSED_GRACE_MS);
  expect(onOver).not.toHaveBeenCalled();
  wait(SOCIAL_POPUP_POLL_MS);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('O-19 while the visitor is in another window nothing is given up, and a late signal signs in even afterwards', () => {
  close();
  start();
  wait(60_000);
  expect(onOver).not.toHaveBeenCalled();
  focus = true;
  wait(SOCIAL_POPUP_POLL_MS);
  expect(onOver).toHaveBeenCalledTimes(1);
  cookies = NEW;
  signal();
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('O-19 after ten minutes the poll ends in any case', () => {
  start();
  wait(PATIENCE_MS);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a refusal, which the popup explains, gives the form back without a word', () => {
  start();
  signal({ ok: false });
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('two tabs do not take each other’s result, by signal or by cookies', () => {
  close();
  start();
  cookies = NEW;
  signal({ txId: 'other' });
  wait(1000);
  expect(onSignedIn).not.toHaveBeenCalled();
  cookies = 'IMMSESSID=moja; user_uuid=u2';
  wait(SOCIAL_POPUP_POLL_MS);
  expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ uuid: 'u2' }));
});

test('where the session cookie cannot be read, the user’s id is enough', () => {
  cookies = '';
  start();
  close();
  cookies = 'user_uuid=u1';
  wait(SOCIAL_POPUP_POLL_MS);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('checklist sign-in 2: a blocked popup starts nothing', () => {
  popup = null;
  expect(start()).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
  expect(tell).toBeNull();
});

test('R214 leaving the page ends poll and listener', () => {
  start()?.();
  expect(jest.getTimerCount()).toBe(0);
  expect(tell).toBeNull();
});
