import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { AppError } from '@kvadrat/contracts/errors';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import { AREA_CALLS } from '../../testing/sample-area';
import { ANA, PROFILE_CALL, profileRoute } from '../../testing/sample-profile';

const PATH = USER_PATHS.profile;
const PASSWORD = `${PROFILE_CALL}password/`;
const NEWS = `${PROFILE_CALL}news/`;

let page: MountedPage;
let answer: () => unknown;
let own = ANA;

beforeEach(async () => {
  dropDrafts();
  own = {
    ...ANA,
    otherSessions: 1,
    identities: [{ handle: 'a1', name: 'Google', linkedAt: '2026-02-03T12:00:00.000Z', removable: true }],
  };
  answer = () => null;
  const responses = Object.fromEntries(
    [PASSWORD, NEWS, `${PROFILE_CALL}other-sessions/`, `${PROFILE_CALL}identities/a1/`].map((path) => [
      path,
      () => answer(),
    ]),
  );
  page = await mountedPage(remote, {
    remote: 'mf-user-area',
    route: profileRoute(),
    responses: { ...AREA_CALLS, [PROFILE_CALL]: () => own, ...responses },
  });
});
afterEach(() => page.leave());

const sent = () => page.host.requests.filter(({ method }) => method !== 'GET');
const reads = (): number => page.host.requests.filter(({ path }) => path === PROFILE_CALL).length;
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

async function fillIn(old = 'koraljni-greben-7', fresh = 'sunčani-otok-9', again = fresh): Promise<void> {
  await userEvent.click(screen.getByText('Promijeni lozinku'));
  if (old !== '') await userEvent.type(screen.getByLabelText('Dosadašnja lozinka'), old);
  await userEvent.type(screen.getByLabelText('Nova lozinka'), fresh);
  await userEvent.type(screen.getByLabelText('Ponovite novu lozinku'), again);
}

test('1.7-3 R206 a new password is sent once, and the page says so by its address', async () => {
  let settle: (value: unknown) => void = () => undefined;
  answer = () => new Promise((resolve) => (settle = resolve));
  await fillIn();
  for (let n = 0; n < 3; n += 1) await press('Spremi novu lozinku');
  await waitFor(() => expect(sent()).toHaveLength(1));
  settle(null);
  await waitFor(() => expect(page.host.navigations).toEqual([{ path: `${PATH}?gotovo=password`, options: {} }]));
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: PASSWORD,
      body: { password: 'koraljni-greben-7', pwd: 'sunčani-otok-9', pwdrip: 'sunčani-otok-9', locale: 'hr' },
    },
  ]);
});

test('R207 1.7-4 what is wrong is said at its field, the first one has the focus, and nothing is sent', async () => {
  await fillIn('', 'kt', 'x');
  await press('Spremi novu lozinku');
  await waitFor(() => expect(screen.getByLabelText('Dosadašnja lozinka')).toHaveFocus());
  expect(screen.getByLabelText('Nova lozinka')).toHaveAccessibleDescription(
    expect.stringContaining('Lozinka mora imati najmanje 6 znakova.'),
  );
  expect(screen.getByLabelText('Ponovite novu lozinku')).toHaveAccessibleDescription('Lozinke se ne podudaraju.');
  expect(sent()).toEqual([]);
});

test('R208 1.7-1 what the server finds stands at its field; after too many the page says how long to wait', async () => {
  answer = () =>
    Promise.reject(new AppError('status', '422', { status: 422, problems: { password: 'wrong-password' } }));
  await fillIn();
  await press('Spremi novu lozinku');
  await waitFor(() =>
    expect(screen.getByLabelText('Dosadašnja lozinka')).toHaveAccessibleDescription('Dosadašnja lozinka nije točna.'),
  );
  answer = () => Promise.reject(new AppError('status', '429', { status: 429, words: 'too many', retryAfter: 90 }));
  await press('Spremi novu lozinku');
  expect(await screen.findByRole('alert')).toHaveTextContent('Pokušajte ponovno za 2 minute.');
});

test('R171 choices are saved, and what the page showed before is asked for anew', async () => {
  await userEvent.click(screen.getByLabelText('Bilten o tržištu nekretnina'));
  await press('Spremi izbor');
  await waitFor(() => expect(page.host.navigations).toEqual([{ path: `${PATH}?gotovo=news`, options: {} }]));
  expect(sent()).toEqual([
    { method: 'PUT', path: NEWS, body: { communications: false, newsletter: false, products: false } },
  ]);
  own = { ...own, newsletter: false };
  await remote.update(page.host.go(profileRoute('hr', '?gotovo=news')));
  expect(screen.getByRole('status')).toHaveTextContent('Izbor je spremljen.');
  await remote.update(page.host.go(profileRoute('hr', '?gotovo=news')));
  await press('Spremi izbor');
  await waitFor(() => expect(page.host.navigations).toHaveLength(2));
  const before = reads();
  await remote.update(page.host.go(profileRoute('hr', '?gotovo=news')));
  expect(reads()).toBe(before + 1);
  expect(screen.getByLabelText('Bilten o tržištu nekretnina')).not.toBeChecked();
});

test.each([
  ['Odjavi ostale uređaje', 'sessions', `${PROFILE_CALL}other-sessions/`],
  ['Ukloni prijavu: Google', 'identity', `${PROFILE_CALL}identities/a1/`],
])('1.7-29 the button "%s" does it and says so', async (name, done, path) => {
  await press(name);
  await waitFor(() => expect(page.host.navigations).toEqual([{ path: `${PATH}?gotovo=${done}`, options: {} }]));
  expect(sent()).toEqual([{ method: 'DELETE', path }]);
});

test('1.7-53 who is signed out meanwhile is led to the sign-in', async () => {
  answer = () => Promise.reject(new AppError('forbidden', '401', { status: 401 }));
  await press('Odjavi ostale uređaje');
  await waitFor(() =>
    expect(page.host.navigations).toEqual([{ path: '/prijava/?natrag=%2Futente%2Fprofilo%2F', options: {} }]),
  );
});
