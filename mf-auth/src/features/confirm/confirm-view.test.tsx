import type { MountedPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { ANONYMOUS } from '@kvadrat/contracts/remote';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mountedView } from '../../testing/mounted-view';
import { FORM_STATE } from '../../testing/view-fixtures';
import { ConfirmView } from './confirm-view';
import { onwardAddress } from './onward-address';

const TOKEN = 'a1B2c3D4e5F6g7H8i9J0k1L2';
const DEAD = new AppError('gone', '410', { status: 410, words: 'Ova poveznica više ne vrijedi.' });
let page: MountedPage;

async function show(answer: () => unknown, { hash = `#${TOKEN}`, signedIn = false } = {}): Promise<void> {
  window.history.replaceState(null, '', `/prijava/potvrda/${hash}`);
  const session = { current: () => snapshot, subscribe: () => () => undefined };
  const snapshot = { ...ANONYMOUS, authenticated: signedIn };
  const responses = {
    [ACCOUNT_CALLS.confirmEmail]: answer,
    [ACCOUNT_CALLS.resendVerification]: () => ({ message: 'Poslano još jednom.' }),
  };
  page = await mountedView(() => <ConfirmView formState={FORM_STATE} />, { responses, changes: { session } });
}
afterEach(async () => {
  await page.leave();
  dropDrafts();
  window.history.replaceState(null, '', '/');
});
const confirm = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Potvrdi adresu' }));

test('checklist 14: opening the page sends nothing, its button sends the token, which has left the address bar', async () => {
  await show(() => ({ message: 'Adresa je potvrđena.' }));
  expect(window.location.hash).toBe('');
  expect(page.host.requests).toEqual([]);
  await confirm();
  expect(await screen.findByRole('status')).toHaveTextContent('Adresa je potvrđena.');
  expect(page.host.requests).toEqual([{ method: 'POST', path: ACCOUNT_CALLS.confirmEmail, body: { token: TOKEN } }]);
  expect(screen.getByRole('link', { name: 'Nastavi' })).toHaveAttribute('href', '/');
});

test('T56 the host asks anew who the visitor is', async () => {
  await show(() => ({ message: 'Da.' }));
  const asked = jest.fn();
  page.host.context().bus.on('login-required', asked);
  await confirm();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

test('checklist sign-in 5: where the password of before no longer holds, the way on leads to a new one', async () => {
  await show(() => ({ message: 'Postavite novu lozinku.', url: '/prijava/passwordReset/#nova-Oznaka_1' }));
  await confirm();
  const link = await screen.findByRole('link', { name: 'Postavi novu lozinku' });
  expect(link).toHaveAttribute('href', '/prijava/passwordReset/#nova-Oznaka_1');
  expect(link).toHaveAttribute('data-native');
});

test('an old link leads a stranger to the login and back', async () => {
  await show(() => Promise.reject(DEAD));
  await confirm();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ova poveznica više ne vrijedi.'));
  expect(screen.queryByRole('button', { name: 'Potvrdi adresu' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Prijavi se za novu poruku' })).toHaveAttribute(
    'href',
    '/prijava/login/?natrag=%2Fprijava%2Fpotvrda%2F',
  );
});

test('a failure that may pass leaves the button', async () => {
  await show(() => Promise.reject(new AppError('status', '503', { status: 503, words: 'Pokušajte kasnije.' })));
  await confirm();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Pokušajte kasnije.'));
  expect(screen.getByRole('button', { name: 'Potvrdi adresu' })).toBeVisible();
});

test('T56 an old link offers who is signed in another mail', async () => {
  await show(() => Promise.reject(DEAD), { signedIn: true });
  await confirm();
  await userEvent.click(await screen.findByRole('button', { name: 'Pošalji novu poruku' }));
  expect(await screen.findByText('Poslano još jednom.')).toBeVisible();
});

test('without a token there is a field for the code, and the way to another mail', async () => {
  await show(() => ({ message: 'Da.' }), { hash: '', signedIn: true });
  await confirm();
  expect(screen.getByLabelText('Kôd iz poruke')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Pošalji novu poruku' })).toBeVisible();
  expect(page.host.requests).toEqual([]);
});

test.each([
  ['/prijava/passwordReset/#abc_-1', '/prijava/passwordReset/#abc_-1'],
  ['/prijava/passwordReset/', '/prijava/passwordReset/'],
  ['/a/#"><script>', '/a/'],
  ['//evil.example/#abc', '/'],
  ['javascript:alert(1)#abc', '/'],
])('checklist 50: %j leads to %j', (url, address) => expect(onwardAddress(url)).toBe(address));
