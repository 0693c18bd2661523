import { serverPage } from '@kvadrat/remote-kit/testing';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { OwnProfile } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import * as bundle from '../../ssr';
import { AREA_CALLS, STRANGER } from '../../testing/sample-area';
import { ANA, PROFILE_CALL, profileRoute } from '../../testing/sample-profile';

const PATH = USER_PATHS.profile;
const PASSWORD = `${PROFILE_CALL}password/`;
const taken = () => null;
const refusing =
  (status: number, more: ConstructorParameters<typeof AppError>[2] = {}) =>
  () =>
    Promise.reject(new AppError('status', String(status), { status, ...more }));

const show = (changes: Partial<OwnProfile> = {}, route = profileRoute()) =>
  serverPage(bundle, route, { ...AREA_CALLS, [PROFILE_CALL]: () => ({ ...ANA, ...changes }) });
const send = (sent: Record<string, string>, call: string, answer: () => unknown = taken, route = profileRoute()) =>
  serverPage(bundle, route, { ...AREA_CALLS, [PROFILE_CALL]: () => ANA, [call]: answer }, { sent });
const formOf = (root: HTMLElement, deed: string): HTMLFormElement | null =>
  root.querySelector<HTMLInputElement>(`[name=radnja][value=${deed}]`)?.form ?? null;
const has = (root: HTMLElement, deed: string): boolean => root.querySelector(`[name=radnja][value=${deed}]`) !== null;

test.each(LOCALES)(
  'R28 the page in %s says what is known of its visitor, is for no search engine, and its forms go to its own address with a token',
  async (locale) => {
    const { status, head, root } = await show({}, profileRoute(locale));
    const path = localizedPath(locale, PATH);
    expect([status, head.robots, head.canonical, head.alternates]).toEqual([200, 'noindex', path, undefined]);
    expect(root).toHaveTextContent('Ana <b> Horvat');
    expect(root).toHaveTextContent('ana@example.hr');
    expect(root).toHaveTextContent('+385911234567');
    const forms = [...root.querySelectorAll('form')];
    expect(
      forms.map((form) => [
        form.method,
        form.getAttribute('action'),
        form.querySelector<HTMLInputElement>('[name=csrf]')?.value,
      ]),
    ).toEqual(forms.map(() => ['post', path, 'token-1']));
    expect(forms.map((form) => form.querySelector<HTMLInputElement>('[name=radnja]')?.value)).toEqual([
      'leave',
      'details',
      'email',
      'phone',
      'password',
      'news',
      'leave',
    ]);
    expect([
      root.querySelector('[name=newsletter]')?.hasAttribute('checked'),
      root.querySelector('[name=communications]')?.hasAttribute('checked'),
    ]).toEqual([true, false]);
  },
);

test('R246 a stranger signs in first and comes back', async () => {
  const { status, location, html } = await serverPage(bundle, profileRoute('de', '?gotovo=news'), {
    ...STRANGER,
    [PROFILE_CALL]: taken,
  });
  expect([status, location, html]).toEqual([
    302,
    '/de/prijava/?natrag=%2Fde%2Futente%2Fprofilo%2F%3Fgotovo%3Dnews',
    '',
  ]);
});

test('T56 only an address that is not proven can be asked for its link again', async () => {
  expect(has((await show()).root, 'resend')).toBe(false);
  const { root } = await show({ emailVerified: false });
  expect(has(root, 'resend')).toBe(true);
  const page = await send({ radnja: 'resend' }, ACCOUNT_CALLS.resendVerification);
  expect([page.status, page.location, page.posts]).toEqual([
    303,
    `${PATH}?gotovo=resend`,
    [{ path: ACCOUNT_CALLS.resendVerification, body: { locale: 'hr' } }],
  ]);
});

test('R171 choices about news are saved; a box that is empty is a no', async () => {
  const page = await send(
    { radnja: 'news', csrf: 'token-1', communications: '1' },
    `${PROFILE_CALL}news/`,
    taken,
    profileRoute('en'),
  );
  expect([page.status, page.location]).toEqual([303, `/en${PATH}?gotovo=news`]);
  expect(page.posts).toEqual([
    { path: `${PROFILE_CALL}news/`, body: { communications: true, newsletter: false, products: false }, method: 'PUT' },
  ]);
  expect((await show({}, profileRoute('en', '?gotovo=news'))).root.querySelector('[role=status]')).toHaveTextContent(
    'Your choice has been saved.',
  );
  expect((await show({}, profileRoute('en', '?gotovo=x'))).root.querySelector('[role=status]')).toBeNull();
});

test.each([
  [
    'details',
    { name: 'Iva', surname: 'Ivić', language: 'de' },
    'details/',
    { body: { name: 'Iva', surname: 'Ivić', language: 'de' }, method: 'PUT' },
  ],
  ['email', { email: 'nova@primjer.hr' }, 'email/', { body: { email: 'nova@primjer.hr', locale: 'hr' } }],
  ['email-drop', {}, 'email/', { method: 'DELETE' }],
  ['phone', { phone: '091 234 5678' }, 'phone/', { body: { phone: '091 234 5678', locale: 'hr' } }],
  ['code', { code: '123456' }, 'phone/', { body: { code: '123456', locale: 'hr' }, method: 'PUT' }],
  ['phone-drop', {}, 'phone/', { method: 'DELETE' }],
])('without scripts %s is one call, and is said to be done', async (radnja, fields, call, made) => {
  const page = await send({ radnja, ...fields }, `${PROFILE_CALL}${call}`);
  expect([page.status, page.location, page.posts]).toEqual([
    303,
    `${PATH}?gotovo=${radnja}`,
    [{ path: `${PROFILE_CALL}${call}`, ...made }],
  ]);
});

test.each([
  ['details', 'name', '', undefined, 'Upišite ime i prezime.'],
  ['email', 'email', 'nije', undefined, 'Upišite ispravnu adresu e-pošte.'],
  ['email', 'email', 'ana@example.hr', 'same-email', 'To je vaša dosadašnja adresa.'],
  ['phone', 'phone', 'abc', undefined, 'Upišite ispravan broj telefona.'],
])('what is wrong in %s comes back open with its sentence', async (radnja, field, value, rule, sentence) => {
  const call = `${PROFILE_CALL}${radnja}/`;
  const sent = { radnja, surname: 'Horvat', [field]: value };
  const page = await send(sent, call, rule === undefined ? taken : refusing(422, { problems: { [field]: rule } }));
  expect(page.status).toBe(422);
  expect(page.root.querySelector(`#polje-${field}`)).toHaveTextContent(sentence);
  expect(page.root.querySelector(`#polje-${field}`)?.closest('details')?.open).toBe(true);
});

test('an address is changed by who has signed in a moment ago, and what waits can be given up', async () => {
  const stale = await show({ isFresh: false });
  expect(has(stale.root, 'email')).toBe(false);
  expect(stale.root.querySelector('a[href*=ponovno]')).not.toBeNull();
  const { location } = await send({ radnja: 'email', email: 'nova@primjer.hr' }, `${PROFILE_CALL}email/`, () =>
    Promise.reject(new AppError('sign-in-again', '403', { status: 403 })),
  );
  expect(location).toContain('ponovno=1');
  const { root } = await show({ waiting: { email: 'nova@primjer.hr', phone: '+385917654321' } });
  expect(root).toHaveTextContent('nova@primjer.hr');
  expect(['email-drop', 'code', 'phone-drop'].map((deed) => has(root, deed))).toEqual([true, true, true]);
  expect(root.querySelector('[name=code]')?.getAttribute('autocomplete')).toBe('one-time-code');
});

test.each([
  [1, 'Prijavljeni ste još na 1 uređaju.'],
  [2, 'Prijavljeni ste još na 2 uređaja.'],
  [5, 'Prijavljeni ste još na 5 uređaja.'],
  [21, 'Prijavljeni ste još na 21 uređaju.'],
])('1.7-29 %i further devices are said in Croatian, and can be signed out', async (otherSessions, words) => {
  const { root } = await show({ otherSessions });
  expect(root).toHaveTextContent(words);
  expect(has(root, 'sessions')).toBe(true);
});

test('1.7-29 signing other devices out is one call', async () => {
  const page = await send({ radnja: 'sessions' }, `${PROFILE_CALL}other-sessions/`);
  expect([page.location, page.posts]).toEqual([
    `${PATH}?gotovo=sessions`,
    [{ path: `${PROFILE_CALL}other-sessions/`, method: 'DELETE' }],
  ]);
});

describe('1.7-3 a new password', () => {
  const GOOD = {
    radnja: 'password',
    csrf: 'token-1',
    username: 'ana@example.hr',
    password: 'koraljni-greben-7',
    pwd: 'sunčani-otok-9',
    pwdrip: 'sunčani-otok-9',
  };

  test('is asked for with the old one, under names that password managers know, and set', async () => {
    const form = formOf((await show()).root, 'password');
    expect(
      [...(form?.querySelectorAll('input[autocomplete]') ?? [])].map((input) => input.getAttribute('autocomplete')),
    ).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    expect(form?.closest('details')?.open).toBe(false);
    const page = await send(GOOD, PASSWORD, taken, profileRoute('de'));
    expect([page.status, page.location]).toEqual([303, `/de${PATH}?gotovo=password`]);
    expect(page.posts).toEqual([
      { path: PASSWORD, body: { password: GOOD.password, pwd: GOOD.pwd, pwdrip: GOOD.pwdrip, locale: 'de' } },
    ]);
  });

  test.each([
    ['pwd', 'kt', undefined, 'Lozinka mora imati najmanje 6 znakova.'],
    ['pwdrip', 'drugo-nešto-1', undefined, 'Lozinke se ne podudaraju.'],
    ['password', '', undefined, 'Upišite dosadašnju lozinku.'],
    ['password', 'nije-ta', 'wrong-password', 'Dosadašnja lozinka nije točna.'],
    ['pwd', GOOD.pwd, 'common-password', 'Tu lozinku mnogi koriste'],
    ['pwd', GOOD.pwd, 'max-length', 'Lozinka smije imati najviše 128 znakova.'],
  ])(
    '1.7-4 that is wrong in %s comes back open, with its sentence there, and nothing that was typed',
    async (field, value, rule, sentence) => {
      const page = await send(
        { ...GOOD, [field]: value },
        PASSWORD,
        rule === undefined ? taken : refusing(422, { problems: { [field]: rule } }),
      );
      expect([page.status, page.head.title, page.head.robots]).toEqual([
        422,
        'Promjena nije spremljena: Moj profil | Kvadrat',
        'noindex',
      ]);
      expect(page.root.querySelector(`#polje-${field}`)).toHaveTextContent(sentence);
      expect([...page.root.querySelectorAll<HTMLAnchorElement>('[autofocus] a')].map(({ hash }) => hash)).toContain(
        `#polje-${field}`,
      );
      expect(formOf(page.root, 'password')?.closest('details')?.open).toBe(true);
      for (const secret of [GOOD.password, GOOD.pwd, 'nije-ta', 'drugo-nešto-1'])
        expect(`${page.html} ${JSON.stringify(page.refused)}`).not.toContain(secret);
    },
  );

  test('1.7-1 that came after too many says how long to wait', async () => {
    const page = await send(GOOD, PASSWORD, refusing(429, { retryAfter: 720 }));
    expect([page.status, page.refused?.retryAfter]).toEqual([429, 720]);
    expect(page.root.querySelector('[autofocus]')).toHaveTextContent('Pokušajte ponovno za 12 minuta.');
  });

  test('is set by mail by who has none yet', async () => {
    const { root } = await show({ hasPassword: false });
    expect([has(root, 'password'), root.querySelector('a[href*=passwordRecovery]')?.getAttribute('href')]).toEqual([
      false,
      '/prijava/passwordRecovery/?natrag=%2Futente%2Fprofilo%2F',
    ]);
  });

  test('O-18 of which nobody knows what became is said so, without passwords', async () => {
    await expect(send(GOOD, PASSWORD, () => Promise.reject(new AppError('connection', 'away')))).rejects.toMatchObject({
      code: 'connection',
    });
    const page = await serverPage(
      bundle,
      profileRoute(),
      { ...AREA_CALLS, [PROFILE_CALL]: () => ANA },
      { refused: { values: { radnja: 'password' }, problems: {}, obstacle: 'unavailable' } },
    );
    expect(page.root.querySelector('[autofocus]')).toHaveTextContent('Ne znamo je li promjena spremljena');
  });
});

describe('identities of providers', () => {
  const GOOGLE = { handle: 'a1', name: 'Google', linkedAt: '2026-02-03T12:00:00.000Z', removable: true };
  const CALL = `${PROFILE_CALL}identities/a1/`;

  test.each(LOCALES)('are listed in %s by name and day', async (locale) => {
    const { root } = await show({ identities: [GOOGLE] }, profileRoute(locale));
    expect(root).toHaveTextContent('Google');
    expect(root).toHaveTextContent('2026');
  });

  test('are taken away one by one; what is gone or may not go is seen on the page', async () => {
    const { root } = await show({ identities: [GOOGLE] });
    expect(formOf(root, 'identity')?.querySelector<HTMLInputElement>('[name=usluga]')?.value).toBe('a1');
    const sent = { radnja: 'identity', usluga: 'a1' };
    const page = await send(sent, CALL);
    expect([page.location, page.posts]).toEqual([`${PATH}?gotovo=identity`, [{ path: CALL, method: 'DELETE' }]]);
    for (const status of [404, 409]) expect((await send(sent, CALL, refusing(status))).location).toBe(PATH);
  });

  test('that are the last way in have no button and say why', async () => {
    const { root } = await show({ hasPassword: false, identities: [{ ...GOOGLE, removable: false }] });
    expect([has(root, 'identity'), root.textContent.includes('Ovo je jedini način prijave')]).toEqual([false, true]);
  });
});

test('1.7-48 a form whose token has gone brings the page with a fresh one, a stranger’s the sign-in; both have changed nothing', async () => {
  const stale = () => Promise.reject(new AppError('csrf', '403', { status: 403 }));
  for (const [deed, call] of [
    ['news', `${PROFILE_CALL}news/`],
    ['leave', ACCOUNT_CALLS.logout],
  ] as const) {
    const page = await send({ radnja: deed }, call, stale);
    expect([page.status, page.location]).toEqual([303, PATH]);
  }
  expect((await send({ radnja: 'news' }, `${PROFILE_CALL}news/`, refusing(401), profileRoute('de'))).location).toBe(
    '/de/prijava/?natrag=%2Fde%2Futente%2Fprofilo%2F',
  );
});

test('R176 signing out leads to the front page', async () => {
  const page = await send({ radnja: 'leave' }, ACCOUNT_CALLS.logout, () => ({ message: '' }), profileRoute('de'));
  expect([page.status, page.location, page.posts]).toEqual([
    303,
    '/de/',
    [{ path: ACCOUNT_CALLS.logout, body: { locale: 'de' } }],
  ]);
});

test('a form that asks for something else leads back to the page', async () => {
  const page = await send({ radnja: 'sve' }, ACCOUNT_CALLS.logout);
  expect([page.location, page.posts]).toEqual([PATH, []]);
});
