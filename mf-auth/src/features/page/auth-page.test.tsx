import { mountedPage, serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS, type AuthFormState } from '@kvadrat/contracts/account';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import * as bundle from '../../ssr';
import { FORM_STATE } from '../../testing/view-fixtures';

const USER = {
  uuid: '1',
  name: 'Ana',
  surname: 'Horvat',
  email: 'ana@primjer.hr',
  language: 'hr',
  emailVerified: true,
};
const at = (view: string, search = '', locale: RouteLocation['locale'] = 'hr'): RouteLocation => ({
  name: 'auth',
  params: { view },
  path: `/prijava/${view === '' ? '' : `${view}/`}`,
  search,
  locale,
});
const answers = (formState: Partial<AuthFormState> = {}, user: unknown = null): Record<string, () => unknown> => ({
  [ACCOUNT_CALLS.formState]: () => ({ ...FORM_STATE, ...formState }),
  [ACCOUNT_CALLS.info]: () => user,
});
const rendered = (view: string, search = '', formState: Partial<AuthFormState> = {}): Promise<ServerPage> =>
  serverPage(bundle, at(view, search), answers(formState));

afterEach(dropDrafts);

test.each([
  ['', 'Prijava ili registracija', ACCOUNT_CALLS.registrationType],
  ['login', 'Prijava', ACCOUNT_CALLS.login],
  ['signup', 'Prijava ili registracija', ACCOUNT_CALLS.register],
  ['kava', 'Prijava', ACCOUNT_CALLS.login],
])('R58 R75 /prijava/%s is headed “%s” and posts to %s without scripts', async (view, title, call) => {
  const { root, head, status } = await rendered(view, '?natrag=%2Fuser%2Fsaved%2F');
  expect(status).toBe(200);
  expect(root.querySelector('h1')).toHaveTextContent(title);
  expect(head).toMatchObject({ title: `${title} | Kvadrat`, robots: 'noindex' });
  const form = root.querySelector('form');
  expect(form).toHaveAttribute('action', call);
  expect(form).toHaveAttribute('method', 'post');
  const hidden = Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => [name, value]),
  );
  expect(hidden).toEqual({ csrf: 'token', natrag: '/user/saved/', locale: 'hr' });
  expect(root.innerHTML).not.toContain('style=');
});

test('links to other views keep the way back and work without scripts', async () => {
  const { root } = await rendered('login', '?natrag=%2Fuser%2Fsaved%2F');
  expect(within(root).getByText('Zaboravljena lozinka')).toHaveAttribute(
    'href',
    '/prijava/passwordRecovery/?natrag=%2Fuser%2Fsaved%2F',
  );
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'sign-in 4: %j leads to a page that says so',
  async (to) => {
    const { root } = await rendered('login', `?natrag=${encodeURIComponent(to)}`);
    expect(root.querySelector('input[name="natrag"]')).toHaveValue('/prijava/odbijena-adresa/');
  },
);

test('values and problems of a form without scripts come back', async () => {
  const { root } = await rendered('signup', '', {
    outcome: {
      view: 'signup',
      secondStep: false,
      status: 'error',
      message: '',
      problems: { last_name: 'required' },
      values: { email: 'ana@primjer.hr', first_name: 'Ana', newsletter: '1' },
    },
  });
  expect(root.querySelector('[name="first_name"]')).toHaveAttribute('value', 'Ana');
  expect(root.querySelector('[name="email"]')).toHaveAttribute('readonly');
  expect(root.querySelector('[name="newsletter"]')).toHaveAttribute('checked');
  expect(root).toHaveTextContent('Upišite prezime.');
});

test('R68 so does the notice of a sign-up, though it has signed in', async () => {
  const outcome: AuthFormState['outcome'] = {
    view: 'signup',
    secondStep: false,
    status: 'success',
    message: '',
    problems: {},
    values: { email: 'ana@primjer.hr' },
  };
  const { root } = await serverPage(bundle, at('signup'), answers({ outcome }, USER));
  expect(root).toHaveTextContent('Poslali smo poruku na ana@primjer.hr.');
});

test('R68 R70 so does that of a recovery, which names the address and leads to its webmail', async () => {
  const outcome: AuthFormState['outcome'] = {
    view: 'passwordRecovery',
    secondStep: false,
    status: 'success',
    message: 'Poslano.',
    problems: {},
    values: { email: 'ana@gmail.com' },
  };
  const { root } = await rendered('passwordRecovery', '', { outcome });
  expect(within(root).getByRole('status')).toHaveTextContent('Provjerite pretinac ana@gmail.com');
  expect(within(root).getByRole('link', { name: /Gmail/ })).toHaveAttribute(
    'href',
    expect.stringContaining('mail.google.com'),
  );
});

test.each([
  ['', '?natrag=%2Fuser%2Fsaved%2F', 'hr', '/user/saved/'],
  ['login', '', 'de', '/de/'],
] as const)('R243 who is signed in goes from /prijava/%s on at once', async (view, search, locale, location) => {
  const page = await serverPage(bundle, at(view, search, locale), answers({}, USER));
  expect(page).toMatchObject({ status: 302, location });
});

test('without answers the form is there all the same', async () => {
  const { status, root } = await serverPage(bundle, at('login'));
  expect(status).toBe(200);
  expect(root.querySelector('input[type="password"]')).not.toBeNull();
});

test('R64 the address goes along to the next page, never in its address', async () => {
  const responses = {
    ...answers(),
    [ACCOUNT_CALLS.registrationType]: () => ({ registerType: 'REGISTERED', message: '' }),
  };
  const first = await mountedPage(remote, {
    remote: 'mf-auth',
    route: at('', '?natrag=%2Fuser%2Fsaved%2F'),
    responses,
  });
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@primjer.hr');
  await userEvent.click(screen.getByRole('button', { name: 'Nastavi' }));
  await waitFor(() =>
    expect(first.host.navigations).toEqual([{ path: '/prijava/login/?natrag=%2Fuser%2Fsaved%2F', options: {} }]),
  );
  await first.leave();
  const second = await mountedPage(remote, { remote: 'mf-auth', route: at('login'), responses });
  expect(screen.getByRole('textbox', { name: 'E-pošta' })).toHaveValue('ana@primjer.hr');
  await second.leave();
});

test('R80 R82 a login tells the host and everybody, and goes on to where it was asked for', async () => {
  const responses = {
    ...answers(),
    [ACCOUNT_CALLS.login]: () => ({ message: '', data: { uuid: '1', phone: '' }, service: 'email' }),
  };
  const { host, leave } = await mountedPage(remote, {
    remote: 'mf-auth',
    route: at('login', '?natrag=%2Fuser%2Fsaved%2F'),
    responses,
  });
  const heard: unknown[] = [];
  host.context().bus.on('login-required', () => heard.push('login-required'));
  host.context().bus.on('kvadrat:auth-success', (data) => heard.push(data));
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@primjer.hr');
  await userEvent.type(screen.getByLabelText('Lozinka'), 'tajna1');
  await userEvent.click(screen.getByRole('button', { name: 'Prijavi se' }));
  await waitFor(() => expect(host.navigations).toEqual([{ path: '/user/saved/', options: { replace: true } }]));
  expect(heard).toEqual(['login-required', { service: 'email', signup: false }]);
  await leave();
});
