import { defineRemote } from '@kvadrat/remote-kit';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { ANONYMOUS } from '@kvadrat/contracts/remote';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { authElement } from '.';
import { loadCatalogue } from '../../locales/catalogues.jsonc';
import { FORM_STATE } from '../../testing/view-fixtures';

const LOGIN = { message: '', data: { uuid: '1', phone: '' }, service: 'email' };
const ANSWERS = {
  [ACCOUNT_CALLS.formState]: () => FORM_STATE,
  [ACCOUNT_CALLS.registrationType]: () => ({ registerType: 'REGISTERED', message: '' }),
  [ACCOUNT_CALLS.login]: () => LOGIN,
};
let page: MountedPage;
let heard: unknown[];

async function open(
  params: Record<string, string> = {},
  responses: Record<string, () => unknown> = {},
  changes = {},
): Promise<void> {
  const remote = defineRemote({ name: 'mf-auth', pages: { 'kvadrat-auth': authElement }, loadCatalogue });
  const route = {
    name: 'kvadrat-auth',
    params: { surface: 'dialog', ...params },
    path: '/',
    search: '',
    locale: 'hr',
  } as const;
  page = await mountedPage(remote, { remote: 'mf-auth', route, responses: { ...ANSWERS, ...responses } }, changes);
  heard = [];
  const { bus } = page.host.context();
  bus.on('login-required', () => heard.push('login-required'));
  bus.on('kvadrat:auth-success', (data) => heard.push(data));
  bus.on('kvadrat:auth-closed', () => heard.push('closed'));
}
const dialog = (): HTMLElement => screen.getByRole('dialog');
const logIn = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('E-pošta'), 'ana@primjer.hr');
  await userEvent.type(screen.getByLabelText('Lozinka'), 'tajna1');
  await userEvent.click(screen.getByRole('button', { name: 'Prijavi se' }));
};

beforeAll(() => {
  // jsdom has the element but does not open it.
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(async () => {
  await page.leave();
  dropDrafts();
});

test('R57 R75 R76 opens at the entry with its title, the field focused and four reasons in order', async () => {
  await open();
  expect(dialog()).toHaveAccessibleName('Prijava ili registracija');
  expect(screen.getByLabelText('E-pošta')).toHaveFocus();
  const panel = screen.getByRole('complementary', { name: 'S računom je lakše' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.split(' ')[0]),
  ).toEqual(['Spremite', 'Sačuvajte', 'Pišite', 'Primajte']);
});

test('R76 the panel can be left out', async () => {
  await open({ panel: 'false' });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('R74 R75 with a message it opens at the login, says why, and the address can still be changed', async () => {
  await open({ message: 'Prijavite se da biste spremili oglas.', view: 'signup' });
  expect(dialog()).toHaveAccessibleName('Prijava');
  expect(screen.getByRole('alert')).toHaveTextContent('Prijavite se da biste spremili oglas.');
});

test('R63 R64 R66 from the entry to the login and back, the address goes along', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@primjer.hr{Enter}');
  expect(await screen.findByRole('textbox', { name: 'E-pošta' })).toHaveValue('ana@primjer.hr');
  await screen.findByLabelText('Lozinka');
  expect(dialog()).toHaveAccessibleName('Prijava');
  await userEvent.click(screen.getByRole('link', { name: 'Promijeni' }));
  expect(dialog()).toHaveAccessibleName('Prijava ili registracija');
  expect(screen.getByLabelText('E-pošta')).toHaveValue('ana@primjer.hr');
  expect(page.host.navigations).toEqual([]);
});

test('R77 a press beside the box changes nothing; the button closes and says so', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@');
  await userEvent.click(dialog());
  expect(screen.getByLabelText('E-pošta')).toHaveValue('ana@');
  await userEvent.click(screen.getByRole('button', { name: 'Zatvori' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heard).toEqual(['closed']);
});

test('Escape closes; opened again, what was typed is there', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.leave();
  await open();
  expect(screen.getByLabelText('E-pošta')).toHaveValue('ana@');
});

test('R80 R82 a login without address closes the dialog, the page stays', async () => {
  await open({ view: 'login' });
  await logIn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heard).toEqual(['login-required', { service: 'email', signup: false }]);
  expect(page.host.navigations).toEqual([]);
});

test('a login goes on to where the opener wanted to', async () => {
  await open({ view: 'login', 'return-to': '/user/saved/' });
  await logIn();
  await waitFor(() => expect(page.host.navigations).toEqual([{ path: '/user/saved/', options: {} }]));
});

test('R81 with an address from the server the dialog stays and offers to go now', async () => {
  await open({ view: 'login' }, { [ACCOUNT_CALLS.login]: () => ({ ...LOGIN, url: '/user/messages/' }) });
  await logIn();
  expect(await screen.findByRole('link', { name: 'Otvori odmah' })).toHaveAttribute('href', '/user/messages/');
  expect(dialog()).toBeInTheDocument();
});

test('on a page that is not ours the form stands in place, its links lead to the portal', async () => {
  await open({ surface: 'element', view: 'login' }, {}, { portalOrigin: 'https://portal.test' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'Prijava' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Zaboravljena lozinka' })).toHaveAttribute(
    'href',
    'https://portal.test/prijava/passwordRecovery/',
  );
  await logIn();
  expect(await screen.findByText('Prijavljeni ste.')).toBeInTheDocument();
});

test('R243 who is signed in sees no form', async () => {
  const session = { current: () => signedIn, subscribe: () => () => undefined };
  const signedIn = { ...ANONYMOUS, authenticated: true };
  await open({ surface: 'element' }, {}, { session });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Prijavljeni ste.')).toBeInTheDocument();
});
