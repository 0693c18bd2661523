import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { dropDrafts } from '@kvadrat/remote-kit/form';
import { AppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';

const DECISION = '23456789';
const ROUTE: RouteLocation = {
  name: 'complaint',
  params: { reference: DECISION },
  path: `/prigovor/${DECISION}/`,
  search: '',
  locale: 'hr',
};
const CALL = '/api-next/complaints/';

let page: MountedPage | null = null;
let send: () => unknown;

const responses = { [`/api-next/decisions/${DECISION}/complaint/form/`]: () => ({ key: 'k1' }), [CALL]: () => send() };
const sent = () => page?.host.requests.filter(({ method }) => method === 'POST') ?? [];
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pošalji prigovor' }));

beforeEach(async () => {
  dropDrafts();
  page = await mountedPage(remote, { remote: 'mf-listings', route: ROUTE, responses });
});
afterEach(async () => {
  await page?.leave();
  page = null;
});

test('what is missing has the focus; what the server says keeps what was typed; five presses send one complaint', async () => {
  await press();
  await waitFor(() => expect(screen.getByLabelText('E-pošta')).toHaveFocus());
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@example.hr');
  await userEvent.type(screen.getByLabelText('Zašto odluka nije dobra'), 'Fotografije su moje.');
  send = () => Promise.reject(new AppError('status', '429', { status: 429 }));
  await press();
  expect(await screen.findByText('Pokušajte sutra', { exact: false })).toBeInTheDocument();
  expect(screen.getByLabelText('Zašto odluka nije dobra')).toHaveValue('Fotografije su moje.');
  let answer: (value: unknown) => void = () => undefined;
  send = () => new Promise((resolve) => (answer = resolve));
  for (let n = 0; n < 5; n += 1) await press();
  await waitFor(() => expect(sent()).toHaveLength(2));
  answer({ reference: '98765432' });
  await waitFor(() =>
    expect(page?.host.navigations).toEqual([{ path: `/prigovor/${DECISION}/?poslano=98765432`, options: {} }]),
  );
  expect(sent()[1]).toEqual({
    method: 'POST',
    path: CALL,
    body: {
      decision: DECISION,
      locale: 'hr',
      key: 'k1',
      website: '',
      email: 'ana@example.hr',
      explanation: 'Fotografije su moje.',
    },
  });
});
