import { dropDrafts } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { FORM_STATE, showView, type ShownView } from '../../testing/view-fixtures';
import { LoginView } from '.';

let shown: ShownView;
const show = async (responses: Record<string, () => unknown> = {}, email = 'ana@primjer.hr'): Promise<void> => {
  shown = await showView(LoginView, { email }, { responses });
};
const password = (): HTMLElement => screen.getByLabelText('Lozinka');
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Prijavi se' }));

afterEach(async () => {
  await shown.page.leave();
  dropDrafts();
});

test('R66 the address stands read-only, where password managers look for it, and can be changed', async () => {
  await show();
  const address = screen.getByRole('textbox', { name: 'E-pošta' });
  expect(address).toHaveValue('ana@primjer.hr');
  expect(address).toHaveAttribute('readonly');
  expect(address).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('link', { name: 'Promijeni' }));
  expect(shown.go).toHaveBeenCalledWith('entry', {});
});

test('R67 the way to a forgotten password takes the address along', async () => {
  await show({}, '');
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@primjer.hr');
  const link = screen.getByRole('link', { name: 'Zaboravljena lozinka' });
  expect(link).toHaveAttribute('href', '/prijava/passwordRecovery/');
  await userEvent.click(link);
  expect(shown.go).toHaveBeenCalledWith('passwordRecovery', { email: 'ana@primjer.hr' });
});

test('R74 opened directly it has a way to the entry, with what was typed', async () => {
  await show({}, '');
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@primjer.hr');
  await userEvent.click(screen.getByRole('link', { name: 'Registrirajte se' }));
  expect(shown.go).toHaveBeenCalledWith('entry', { email: 'ana@primjer.hr' });
});

test('R165 R166 sends address and password, untouched, and passes the answer on', async () => {
  await show({
    [ACCOUNT_CALLS.login]: () => ({
      message: '',
      data: { uuid: '1', phone: '' },
      service: 'email',
      url: '/user/saved/',
    }),
  });
  await userEvent.type(password(), ' tajna 1');
  await send();
  await waitFor(() =>
    expect(shown.onAuthenticated).toHaveBeenCalledWith({ service: 'email', signup: false, url: '/user/saved/' }),
  );
  expect(shown.page.host.requests).toEqual([
    { method: 'POST', path: ACCOUNT_CALLS.login, body: { email: 'ana@primjer.hr', password: ' tajna 1' } },
  ]);
});

test.each([
  ['the server’s words', { status: 401, words: 'Račun je zaključan.' }, 'Račun je zaključan.'],
  ['a body without words', { status: 401 }, 'E-pošta ili lozinka nisu točne. Pokušajte ponovno.'],
  ['a broken server', { status: 500 }, 'E-pošta ili lozinka nisu točne. Pokušajte ponovno.'],
])('R248 %s', async (_name, { status, ...words }, sentence) => {
  await show({
    [ACCOUNT_CALLS.login]: () => Promise.reject(new AppError('status', String(status), { status, ...words })),
  });
  await userEvent.type(password(), 'tajna1');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(password()).toHaveValue('tajna1');
  expect(shown.onAuthenticated).not.toHaveBeenCalled();
});

test('R219 an empty password is not sent, a short one is', async () => {
  await show({ [ACCOUNT_CALLS.login]: () => ({ message: '', data: { uuid: '1', phone: '' }, service: 'email' }) });
  await send();
  expect(password()).toHaveAccessibleDescription('Upišite lozinku.');
  expect(password()).toHaveFocus();
  await userEvent.type(password(), 'abc');
  await send();
  await waitFor(() => expect(shown.onAuthenticated).toHaveBeenCalled());
});

test('R65 the password can be shown, and is hidden again when it is sent', async () => {
  await show({ [ACCOUNT_CALLS.login]: () => Promise.reject(new AppError('status', '401', { status: 401 })) });
  await userEvent.type(password(), 'tajna1');
  const toggle = screen.getByRole('button', { name: 'Prikaži lozinku' });
  await userEvent.click(toggle);
  expect(password()).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  fireEvent.submit(screen.getByRole('form', { name: 'Prijava' }));
  await waitFor(() => expect(password()).toHaveAttribute('type', 'password'));
});

test('E.4 what a form without scripts became is said by the next page', async () => {
  shown = await showView(LoginView, {
    surface: 'page',
    email: 'ana@primjer.hr',
    formState: {
      ...FORM_STATE,
      outcome: {
        view: 'login',
        secondStep: false,
        status: 'error',
        message: 'Pogrešna lozinka.',
        problems: {},
        values: { email: 'ana@primjer.hr' },
      },
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Pogrešna lozinka.');
  const form = screen.getByRole('form', { name: 'Prijava' });
  expect(form).toHaveAttribute('action', ACCOUNT_CALLS.login);
  expect(new FormData(form instanceof HTMLFormElement ? form : undefined).get('csrf')).toBe('token');
});
