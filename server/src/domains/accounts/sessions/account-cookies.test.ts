import { AccountCookies, LONGEST_COOKIE_SECONDS, type CookiePolicy } from './account-cookies';

const HANDLE = 'h'.repeat(43);
const KEY = 'k'.repeat(43);
const LONG = `Max-Age=${LONGEST_COOKIE_SECONDS}`;

/** What the cookies of an answer are, and who reads those of a request. */
function trial(policy: Partial<CookiePolicy> = {}) {
  const set: string[] = [];
  const reply = { header: (_name: string, value: string) => set.push(value) };
  const cookies = new AccountCookies({ secure: () => false, domain: undefined, handleHttpOnly: false, ...policy });
  const request = (cookie?: string) => ({ headers: { cookie } });
  return { set, reply, cookies, request };
}

const HTTPS = (): boolean => true;

test.each<[where: string, policy: Partial<CookiePolicy>, expected: string[]]>([
  [
    'on http',
    {},
    [`IMMSESSID=${HANDLE}; Path=/; SameSite=Lax; ${LONG}`, `imm_key=${KEY}; Path=/; SameSite=Lax; ${LONG}; HttpOnly`],
  ],
  [
    'on https',
    { secure: HTTPS },
    [
      `IMMSESSID=${HANDLE}; Path=/; SameSite=Lax; ${LONG}; Secure`,
      `__Host-imm_key=${KEY}; Path=/; SameSite=Lax; ${LONG}; Secure; HttpOnly`,
    ],
  ],
  [
    'on https for hosts of a domain',
    { secure: HTTPS, domain: 'kvadrat.example' },
    [
      `IMMSESSID=${HANDLE}; Path=/; SameSite=Lax; ${LONG}; Domain=kvadrat.example; Secure`,
      `__Secure-imm_key=${KEY}; Path=/; SameSite=Lax; ${LONG}; Domain=kvadrat.example; Secure; HttpOnly`,
    ],
  ],
  [
    'on http for hosts of a domain',
    { domain: 'kvadrat.example' },
    [
      `IMMSESSID=${HANDLE}; Path=/; SameSite=Lax; ${LONG}; Domain=kvadrat.example`,
      `imm_key=${KEY}; Path=/; SameSite=Lax; ${LONG}; Domain=kvadrat.example; HttpOnly`,
    ],
  ],
  [
    'with the strict switch',
    { handleHttpOnly: true },
    [
      `IMMSESSID=${HANDLE}; Path=/; SameSite=Lax; ${LONG}; HttpOnly`,
      `imm_key=${KEY}; Path=/; SameSite=Lax; ${LONG}; HttpOnly`,
    ],
  ],
])('1.7-43 R264 the two halves of a session %s', (_where, policy, expected) => {
  const { cookies, reply, set } = trial(policy);
  cookies.giveSession(reply, { handle: HANDLE, key: KEY });
  expect(set).toEqual(expected);
});

test('R216 a logout takes both halves, of the domain they were given for, and what a popup handed over', () => {
  const { cookies, reply, set } = trial({ secure: HTTPS, domain: 'kvadrat.example', handleHttpOnly: true });
  cookies.takeSession(reply);
  expect(set).toEqual([
    'IMMSESSID=; Path=/; SameSite=Lax; Max-Age=0; Domain=kvadrat.example; Secure; HttpOnly',
    '__Secure-imm_key=; Path=/; SameSite=Lax; Max-Age=0; Domain=kvadrat.example; Secure; HttpOnly',
    ...['signup_social', 'user_uuid', 'email', 'phone'].map(
      (name) => `${name}=; Path=/; SameSite=Lax; Max-Age=0; Secure`,
    ),
  ]);
});

test('1.7-43 the pre-login id is this host’s alone, and lives as long as the browser is open', () => {
  const http = trial({ domain: 'kvadrat.example' });
  http.cookies.giveBrowser(http.reply, KEY);
  expect(http.set).toEqual([`imm_csrf=${KEY}; Path=/; SameSite=Lax; HttpOnly`]);
  const https = trial({ secure: HTTPS, domain: 'kvadrat.example' });
  https.cookies.giveBrowser(https.reply, KEY);
  expect(https.set).toEqual([`__Host-imm_csrf=${KEY}; Path=/; SameSite=Lax; Secure; HttpOnly`]);
  expect(https.cookies.readBrowser(https.request(`__Host-imm_csrf=${KEY}`))).toBe(KEY);
  expect(https.cookies.readBrowser(https.request(`imm_csrf=${KEY}`))).toBeNull();
});

test.each([
  [`IMMSESSID=${HANDLE}; imm_key=${KEY}`, { handle: HANDLE, key: KEY }],
  [`imm_key=${KEY}; IMMSESSID=${HANDLE}`, { handle: HANDLE, key: KEY }],
  [`IMMSESSID=${HANDLE}`, null],
  [`imm_key=${KEY}`, null],
  [`IMMSESSID=${HANDLE}x; imm_key=${KEY}`, null],
  [`IMMSESSID=${HANDLE}; imm_key=${KEY}x`, null],
  [`IMMSESSID=${HANDLE.slice(1)}.; imm_key=${KEY}`, null],
  [`IMMSESSID=${HANDLE}; __Host-imm_key=${KEY}`, null],
  ['', null],
  [undefined, null],
])('1.7-21 of %j a session is read only when both halves are there and can be ours', (cookie, expected) => {
  const { cookies, request } = trial();
  expect(cookies.readSession(request(cookie))).toEqual(expected);
});

test.each([
  [`imm_csrf=${KEY}`, KEY],
  ['imm_csrf=short', null],
  [undefined, null],
])('of %j a pre-login id is read only when it can be ours', (cookie, expected) => {
  const { cookies, request } = trial();
  expect(cookies.readBrowser(request(cookie))).toBe(expected);
});
