import { dropDrafts } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { TRACKED_EVENTS } from '@kvadrat/contracts/tracking';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { LoginView } from '../features/login';
import { RecoveryView } from '../features/recovery';
import { ResetView } from '../features/reset';
import { SignupView } from '../features/signup';
import { useAfterSignIn } from '../flow/use-after-sign-in';
import type { Authenticated } from '../flow/view-props';
import { mountedView } from '../testing/mounted-view';
import { showView, type ShownView } from '../testing/view-fixtures';
import { FORM_EVENTS } from './form-events';

let shown: ShownView;
const names = (): string[] => shown.page.host.tracked.map(({ event }) => event);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const refuse = () => Promise.reject(new AppError('status', '401', { status: 401 }));

afterEach(async () => {
  await shown.page.leave();
  dropDrafts();
  window.history.replaceState(null, '', '/');
});

test('R183 R248 a login tells when it begins and why it failed, and when its password is shown and hidden', async () => {
  shown = await showView(LoginView, { email: 'ana@primjer.hr' }, { responses: { [ACCOUNT_CALLS.login]: refuse } });
  await userEvent.type(screen.getByLabelText('Lozinka'), 'tajna1');
  await press('Prikaži lozinku');
  await press('Prikaži lozinku');
  await press('Prijavi se');
  await screen.findByRole('alert');
  const medium = 'email';
  expect(shown.page.host.tracked).toEqual([
    { event: 'Log In Start', properties: { medium } },
    { event: 'Show Password Pressed', properties: { medium } },
    { event: 'Hide Password Pressed', properties: { medium } },
    { event: 'Log In Failed', properties: { medium, reason: 'status' } },
  ]);
  expect(JSON.stringify(shown.page.host.tracked)).not.toContain('ana');
});

test('R183 a sign-up tells when it begins and fails', async () => {
  shown = await showView(SignupView, { email: 'ana@primjer.hr' }, { responses: { [ACCOUNT_CALLS.register]: refuse } });
  await userEvent.type(screen.getByLabelText('Ime'), 'Ana');
  await userEvent.type(screen.getByLabelText('Prezime'), 'Horvat');
  await userEvent.type(screen.getByLabelText('Lozinka'), 'marjan-2026');
  await userEvent.click(screen.getByRole('checkbox', { name: /Prihvaćam/ }));
  await press('Otvori račun');
  await waitFor(() => expect(names()).toEqual(['Sign Up Start', 'Sign Up Failed']));
});

test.each([
  ['Recover Password Request', () => ({ message: 'Poslano.' })],
  ['Recover Password Failed', refuse],
])('R183 who forgot a password: %s', async (event, answer) => {
  shown = await showView(
    RecoveryView,
    { email: 'ana@primjer.hr' },
    { responses: { [ACCOUNT_CALLS.passwordRetrieve]: answer } },
  );
  await press('Pošalji poveznicu');
  await waitFor(() => expect(names()).toEqual([event]));
});

test.each([
  ['Recover Password Complete', 0],
  ['Recover Password Failed', 1],
])('R183 a new password: %s', async (event, error) => {
  window.history.replaceState(null, '', '/prijava/passwordReset/#a1B2c3D4e5F6g7H8i9J0k1L2');
  const answer = { error, results: { backurl: '/', message: 'Poruka.' }, show: { form: true }, marketing: false };
  shown = await showView(
    ResetView,
    { surface: 'page' },
    { responses: { [ACCOUNT_CALLS.changePassword]: () => answer } },
  );
  await userEvent.type(screen.getByLabelText('Nova lozinka', { selector: 'input' }), 'marjan1');
  await userEvent.type(screen.getByLabelText('Ponovite lozinku'), 'marjan1');
  await press('Spremi lozinku');
  await waitFor(() => expect(names()).toEqual([event]));
});

test.each([
  [{ service: 'email', signup: false }, 'Log In Complete'],
  [{ service: 'google', signup: false }, 'Log In Complete'],
  [{ service: 'apple', signup: true }, 'Sign Up Complete'],
] as const)('R183 whoever has come in by %j: %s', async (result: Authenticated, event) => {
  function Way(): ReactElement {
    const { onAuthenticated } = useAfterSignIn(() => undefined);
    return <button onClick={() => onAuthenticated(result)}>Dalje</button>;
  }
  shown = { ...shown, page: await mountedView(() => <Way />) };
  await press('Dalje');
  expect(shown.page.host.tracked).toEqual([{ event, properties: { medium: result.service } }]);
});

test('R183 each event of the specification is told by a form, a way to a session or the button of a password', () => {
  const told = [
    ...Object.values(FORM_EVENTS).flatMap(({ start, done, failed }) => [start, done, failed]),
    'Log In Complete',
    'Sign Up Complete',
    'Show Password Pressed',
    'Hide Password Pressed',
  ];
  const named = Object.keys(TRACKED_EVENTS).filter((name) => /^(?:Log In|Sign Up|Recover|Show|Hide) /.test(name));
  expect(new Set(told.filter((event) => event !== undefined))).toEqual(new Set(named));
});
