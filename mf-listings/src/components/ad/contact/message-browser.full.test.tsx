import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { AppError } from '@kvadrat/contracts/errors';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../../..';
import { ad, adRequest, adRoute, similar, similarRequest } from '../../../testing/fixtures';

let page: MountedPage;
let send: () => unknown;
let online = true;

beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
});

beforeEach(async () => {
  online = true;
  dropDrafts();
  send = () => ({ reference: 'ABCD2345', state: 'waiting' });
  const responses = {
    [adRequest()]: () => ad(),
    [similarRequest()]: () => similar(),
    '/api-next/listings/7/enquiries/form/?locale=hr': () => ({
      key: 'kljuc',
      ad: { id: 7, title: 'Stan', path: '/oglasi/7/stan/' },
      name: '',
      email: 'ana@primjer.hr',
      phone: '',
      proven: false,
    }),
    '/api-next/enquiries/': () => send(),
  };
  page = await mountedPage(remote, { remote: 'mf-listings', route: adRoute(), responses });
  const box = screen.getByRole('complementary', { name: 'Oglašivač' });
  await userEvent.click(within(box).getByRole('link', { name: 'Pošaljite poruku' }));
  await screen.findByRole('dialog', { name: 'Pošaljite poruku' }, { timeout: 8000 });
  await waitFor(() => expect(screen.getByLabelText('E-pošta')).toHaveValue('ana@primjer.hr'), { timeout: 8000 });
}, 20_000);
afterEach(() => page.leave());

const sent = () => page.host.requests.filter(({ method }) => method === 'POST');
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pošalji poruku' }));

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Ime i prezime'), 'Ana Anić');
  await userEvent.type(screen.getByLabelText('Telefon'), '091 234 5678');
  await userEvent.type(screen.getByLabelText('Poruka'), 'Je li stan slobodan?');
}

test('R119 six reasons, the first one chosen; R178, R228 what is missing is said under its field and nothing is sent', async () => {
  const reason = screen.getByLabelText('Razlog');
  expect(reason).toHaveValue('more-info');
  expect(within(reason).getAllByRole('option')).toHaveLength(6);
  await userEvent.clear(screen.getByLabelText('E-pošta'));
  await press();
  await waitFor(() => expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription('Upišite broj telefona.'));
  expect(screen.getByLabelText('E-pošta')).toHaveAccessibleDescription(
    'Na ovu adresu šaljemo odgovor. Upišite adresu e-pošte.',
  );
  expect(screen.getByLabelText('Ime i prezime')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('O-18 five presses send one message, and the answer takes the place of the form', async () => {
  let answer: (value: unknown) => void = () => undefined;
  send = () => new Promise((resolve) => (answer = resolve));
  await fillIn();
  for (let n = 0; n < 5; n += 1) await press();
  await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 4000 });
  answer({ reference: 'ABCD2345', state: 'waiting' });
  expect(await screen.findByRole('heading', { name: 'Potvrdite adresu e-pošte' })).toHaveFocus();
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/api-next/enquiries/',
      body: {
        reason: 'more-info',
        name: 'Ana Anić',
        email: 'ana@primjer.hr',
        phone: '091 234 5678',
        message: 'Je li stan slobodan?',
        website: '',
        listingId: 7,
        locale: 'hr',
        key: 'kljuc',
      },
    },
  ]);
});

test('R253 offline it says that the message waits, and keeps the text when the minute is over', async () => {
  let giveUp: (error: Error) => void = () => undefined;
  send = () => new Promise((_resolve, reject) => (giveUp = reject));
  await fillIn();
  online = false;
  window.dispatchEvent(new Event('offline'));
  await press();
  await waitFor(() => expect(screen.getByText(/Poruka čeka najviše jednu minutu/)).toBeVisible());
  await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 4000 });
  giveUp(new AppError('connection', 'offline'));
  await waitFor(() => expect(screen.getByText(/nije poslana jer nema veze/)).toBeVisible());
  expect(screen.getByLabelText('Poruka')).toHaveValue('Je li stan slobodan?');
});

test('whoever sends too much is told to wait; what was typed is there when the form is opened again', async () => {
  send = () => Promise.reject(new AppError('status', '429', { status: 429 }));
  await fillIn();
  await press();
  await waitFor(() => expect(screen.getByText(/Pričekajte sat vremena/)).toBeVisible(), { timeout: 4000 });
  await userEvent.click(screen.getByRole('button', { name: 'Zatvori' }));
  await userEvent.click(screen.getAllByRole('link', { name: 'Pošaljite poruku' })[0] ?? document.body);
  expect(await screen.findByLabelText('Poruka')).toHaveValue('Je li stan slobodan?');
});
