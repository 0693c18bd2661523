import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { AppError } from '@kvadrat/contracts/errors';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';

const ROUTE: RouteLocation = { name: 'contact', params: {}, path: PATHS.contactUs, search: '', locale: 'hr' };
const CALL = '/api-next/contact/messages/';

let page: MountedPage | null = null;
let key = 'k1';
let send: () => unknown = () => ({ reference: '23456789' });

beforeEach(async () => {
  dropDrafts();
  key = 'k1';
  send = () => ({ reference: '23456789' });
  page = await mountedPage(remote, {
    remote: 'mf-agencies',
    route: ROUTE,
    responses: { '/api-next/contact/form/': () => ({ key }), [CALL]: () => send() },
  });
});
afterEach(() => page?.leave());

const sent = () => page?.host.requests.filter(({ method }) => method === 'POST') ?? [];
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pošalji poruku' }));

async function fillIn(): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Tema'), 'error');
  await userEvent.type(screen.getByLabelText('Ime i prezime'), 'Ana Horvat');
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@example.hr');
  await userEvent.type(screen.getByLabelText('Poruka'), 'Karta se ne vidi.');
}

test('R207 what is missing is said at its field, the first one has the focus, and nothing is sent', async () => {
  await press();
  await waitFor(() => expect(screen.getByLabelText('Tema')).toHaveFocus());
  expect(screen.getByLabelText('E-pošta')).toHaveAccessibleDescription(
    expect.stringContaining('Upišite adresu e-pošte.'),
  );
  expect(sent()).toEqual([]);
});

test('O-18 three presses send one message, and lead to the page that says so', async () => {
  let answer: (value: unknown) => void = () => undefined;
  send = () => new Promise((resolve) => (answer = resolve));
  await fillIn();
  for (let n = 0; n < 3; n += 1) await press();
  await waitFor(() => expect(sent()).toHaveLength(1));
  answer({ reference: '23456789' });
  await waitFor(() =>
    expect(page?.host.navigations).toEqual([{ path: `${PATHS.contactUs}?poslano=23456789`, options: {} }]),
  );
  expect(sent()[0]?.body).toEqual({
    locale: 'hr',
    key: 'k1',
    website: '',
    topic: 'error',
    name: 'Ana Horvat',
    email: 'ana@example.hr',
    message: 'Karta se ne vidi.',
  });
});

test('R10 a form that was open too long gets another key, and the next press sends what was typed', async () => {
  send = () => Promise.reject(new AppError('status', '422', { status: 422, problems: { key: 'expired' } }));
  await fillIn();
  key = 'k2';
  await press();
  expect(await screen.findByText('predugo', { exact: false })).toBeInTheDocument();
  send = () => ({ reference: '23456789' });
  await press();
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ key: 'k2', message: 'Karta se ne vidi.' }));
});

test.each([
  [new AppError('status', '429', { status: 429 }), 'Pričekajte sat vremena'],
  [new AppError('connection', 'away'), 'Nema veze s poslužiteljem.'],
  [new AppError('status', '500', { status: 500, words: 'internal error' }), 'ista poruka bilježi se samo jednom'],
])('R208 a failure is said in our words, and all that was typed stays', async (error, words) => {
  send = () => Promise.reject(error);
  await fillIn();
  await press();
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
  expect(screen.getByLabelText('Poruka')).toHaveValue('Karta se ne vidi.');
});
