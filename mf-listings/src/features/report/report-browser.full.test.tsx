import { mountedPage, serverPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { AppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import * as bundle from '../../ssr';

const ROUTE: RouteLocation = {
  name: 'report',
  params: { id: '7' },
  path: '/prijava-oglasa/7/',
  search: '',
  locale: 'hr',
};
const FORM_CALL = '/api-next/listings/7/report/form/?locale=hr';
const CALL = '/api-next/reports/';
const START = { key: 'k1', ad: { id: 7, title: 'Dvosoban stan', path: '/oglasi/7/stan/' } };

let page: MountedPage | null = null;
let send: () => unknown;
let start = START;

const responses = { [FORM_CALL]: () => start, [CALL]: () => send() };
const open = async (): Promise<MountedPage> =>
  (page = await mountedPage(remote, { remote: 'mf-listings', route: ROUTE, responses }));
const sent = () => page?.host.requests.filter(({ method }) => method === 'POST') ?? [];
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pošalji prijavu' }));

beforeEach(() => {
  dropDrafts();
  start = START;
  send = () => ({ reference: '23456789' });
});
afterEach(async () => {
  await page?.leave();
  page = null;
});

async function fillIn(): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Razlog'), 'wrong');
  await userEvent.type(screen.getByLabelText('Obrazloženje'), 'Stan ima 40 m².');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('R207 what is missing is said at its field, the first one has the focus, and nothing is sent', async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Razlog'), 'fraud');
  await press();
  await waitFor(() => expect(screen.getByLabelText('Obrazloženje')).toHaveFocus());
  expect(screen.getByLabelText('E-pošta')).toHaveAccessibleDescription('Za ovaj razlog upišite adresu e-pošte.');
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Obrazloženje'), 'Slike su iz drugog oglasa.');
  await waitFor(() => expect(screen.getByLabelText('Obrazloženje')).toBeValid());
});

test('O-18 five presses send one report, by the same act as without scripts, and lead to the page that says so', async () => {
  let answer: (value: unknown) => void = () => undefined;
  send = () => new Promise((resolve) => (answer = resolve));
  await open();
  await fillIn();
  for (let n = 0; n < 5; n += 1) await press();
  await waitFor(() => expect(sent()).toHaveLength(1));
  answer({ reference: '23456789' });
  await waitFor(() =>
    expect(page?.host.navigations).toEqual([{ path: '/prijava-oglasa/7/?poslano=23456789', options: {} }]),
  );
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: CALL,
      body: {
        listingId: 7,
        locale: 'hr',
        key: 'k1',
        reason: 'wrong',
        explanation: 'Stan ima 40 m².',
        name: '',
        email: '',
        goodFaith: '1',
        website: '',
      },
    },
  ]);
});

test.each([
  [
    () => new AppError('status', '422', { status: 422, problems: { explanation: 'min-length' } }),
    'Napišite bar jednu rečenicu.',
  ],
  [() => new AppError('status', '429', { status: 429 }), 'Pričekajte sat vremena'],
  [() => new AppError('connection', 'away'), 'Nema veze s poslužiteljem.'],
  [
    () => new AppError('status', '500', { status: 500, words: 'internal error' }),
    'ista prijava bilježi se samo jednom',
  ],
  [
    () => new AppError('status', '404', { status: 404, words: 'There is no ad 7 to report.' }),
    'Oglas više nije u ponudi',
  ],
])('R208 what the server says is said, and all that was typed stays', async (error, words) => {
  send = () => Promise.reject(error());
  await open();
  await fillIn();
  await press();
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
  expect(screen.getByLabelText('Obrazloženje')).toHaveValue('Stan ima 40 m².');
  send = () => ({ reference: '23456789' });
  await press();
  await waitFor(() => expect(page?.host.navigations).toHaveLength(1));
});

test('R283 a form that was open too long gets another key, and the next press sends it', async () => {
  send = () => Promise.reject(new AppError('status', '422', { status: 422, problems: { key: 'expired' } }));
  await open();
  await fillIn();
  start = { ...START, key: 'k2' };
  await press();
  expect(await screen.findByText('predugo', { exact: false })).toBeInTheDocument();
  send = () => ({ reference: '23456789' });
  await press();
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ key: 'k2', explanation: 'Stan ima 40 m².' }));
});

test('a form that came back without scripts comes alive as it stands, and is sent by script from then on', async () => {
  const typed = { key: 'k0', website: '', reason: 'wrong', explanation: 'Kratko', name: '', email: '', goodFaith: '1' };
  const refused = { values: typed, problems: { explanation: 'min-length' } };
  const { html, data } = await serverPage(bundle, ROUTE, { [FORM_CALL]: () => START }, { refused });
  page = await mountedPage(remote, {
    remote: 'mf-listings',
    route: ROUTE,
    responses,
    hydration: { html, data, refused },
  });
  expect(page.host.reports).toEqual([]);
  expect(screen.getByLabelText('Obrazloženje')).toHaveValue('Kratko');
  expect(screen.getByRole('group', { name: 'Prijava još nije poslana' })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Obrazloženje'), ', ali dovoljno.');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Prijava još nije poslana' })).toBeNull());
  await press();
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ key: 'k0', explanation: 'Kratko, ali dovoljno.' }));
});
