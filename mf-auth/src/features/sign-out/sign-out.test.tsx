import { mountedPage, serverPage } from '@kvadrat/remote-kit/testing';
import { ACCOUNT_CALLS, SIGN_OUT_PATH } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen } from '@testing-library/dom';
import * as remote from '../..';
import * as bundle from '../../ssr';

const at = (locale: Locale = 'hr', search = ''): RouteLocation => ({
  name: 'sign-out',
  params: {},
  path: SIGN_OUT_PATH,
  search,
  locale,
});
const STATE = { [ACCOUNT_CALLS.csrf]: () => ({ token: 'token' }) };
const send = (route: RouteLocation, answer: () => unknown) =>
  serverPage(bundle, route, { ...STATE, [ACCOUNT_CALLS.logout]: answer }, { sent: { csrf: 'token' } });

test.each(LOCALES)(
  'R176 in %s the page asks before it signs out, in a form with a token to its own address',
  async (locale) => {
    const search = '?natrag=%2Fuser%2Fsaved%2F';
    const { status, head, root, posts } = await serverPage(bundle, at(locale, search), STATE);
    expect([status, head.robots, head.canonical, posts]).toEqual([
      200,
      'noindex',
      localizedPath(locale, SIGN_OUT_PATH),
      [],
    ]);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    const form = root.querySelector('form');
    expect([
      form?.method,
      form?.getAttribute('action'),
      root.querySelector<HTMLInputElement>('[name=csrf]')?.value,
    ]).toEqual(['post', `${localizedPath(locale, SIGN_OUT_PATH)}${search}`, 'token']);
    expect(form?.querySelectorAll('button')).toHaveLength(1);
  },
);

test.each([
  ['de', '?natrag=%2Fde%2Fuser%2Fsaved%2F', '/de/user/saved/'],
  ['de', '', '/de/'],
  ['hr', '?natrag=//evil.example', '/'],
  ['el', '?natrag=https%3A%2F%2Fevil.example%2F', '/el/'],
] as const)('R176 in %s with %j the way on is %s, never to another site', async (locale, search, location) => {
  const page = await send(at(locale, search), () => ({ message: '' }));
  expect([page.status, page.location, page.posts]).toEqual([
    303,
    location,
    [{ path: ACCOUNT_CALLS.logout, body: { locale } }],
  ]);
});

test('1.7-48 a form whose token has gone brings the page with a fresh one, and its way back', async () => {
  const page = await send(at('de', '?natrag=%2Fde%2Fa%2F'), () =>
    Promise.reject(new AppError('csrf', '403', { status: 403 })),
  );
  expect([page.status, page.location]).toEqual([303, `/de${SIGN_OUT_PATH}?natrag=%2Fde%2Fa%2F`]);
});

test('O-18 of which nobody knows what became is said so, with the button to try again', async () => {
  await expect(send(at(), () => Promise.reject(new AppError('connection', 'away')))).rejects.toMatchObject({
    code: 'connection',
  });
  const { root } = await serverPage(bundle, at(), STATE, {
    refused: { values: {}, problems: {}, obstacle: 'unavailable' },
  });
  expect(root.querySelector('[role=alert]')).toHaveTextContent('Ne znamo jeste li odjavljeni.');
  expect(root.querySelector('form button')).toHaveTextContent('Odjavi se');
});

test('R176 opening it in the browser sends nothing', async () => {
  const { host, leave } = await mountedPage(remote, { remote: 'mf-auth', route: at(), responses: STATE });
  expect(await screen.findByRole('button', { name: 'Odjavi se' })).toBeVisible();
  expect(host.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  await leave();
});
