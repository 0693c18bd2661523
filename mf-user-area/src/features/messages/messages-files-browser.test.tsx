import { createFakeHost, mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import { AREA_CALLS, keptAd, route } from '../../testing/sample-area';
import { talk, thread, threads, THREADS_CALL } from '../../testing/sample-talks';

const CALL = `${THREADS_CALL}1/`;
let page: MountedPage;
let upload: (file: Blob) => Promise<unknown>;

beforeEach(async () => {
  upload = () => Promise.resolve({ token: 'a'.repeat(32) });
  const options = {
    remote: 'mf-user-area',
    route: route('messages', USER_PATHS.messages, '?razgovor=1'),
    responses: {
      ...AREA_CALLS,
      [`${THREADS_CALL}?locale=hr&page=1&box=inbox`]: () => threads(thread()),
      '/api-next/kept-ads/?ids=7&locale=hr': () => ({ results: [keptAd()] }),
      [`${CALL}?locale=hr`]: () => talk(),
      [`${CALL}?locale=hr&after=2`]: () => talk({ entries: [] }),
      [`${CALL}visit/`]: () => ({ visit: null }),
      [`${CALL}proposal/`]: () => ({ proposal: null }),
      [CALL]: () => null,
    },
  };
  const { http } = createFakeHost(options).context();
  const sending = { ...http, upload: <T,>(_path: unknown, file: Blob) => upload(file) as Promise<T> };
  page = await mountedPage(remote, options, { http: sending });
});
afterEach(() => page.leave());

const file = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Priloži slike ili PDF'), files);
const send = () => screen.getByRole('button', { name: 'Pošalji' });

test('R274 a chosen file is sent at once, waits for the message, and leaves with it', async () => {
  await choose(file('Tlocrt.pdf'));
  await screen.findByText('Spremno za slanje');
  expect(screen.getByText('Tlocrt.pdf')).toBeInTheDocument();
  await userEvent.click(send());
  await waitFor(() => expect(screen.queryByText('Spremno za slanje')).toBeNull());
  expect(screen.getByRole('log')).toHaveTextContent('Tlocrt.pdf');
});

test('a file that is too large, empty or one too many says so; the message waits until it is taken away', async () => {
  await choose(new File([], 'prazna.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Datoteka je prazna.')).toBeInTheDocument();
  expect(send()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Ukloni: prazna.pdf' }));
  expect(send()).toBeEnabled();
  await choose(...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.pdf`)));
  expect(await screen.findByText('Uz poruku ide najviše pet datoteka.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Spremno za slanje')).toHaveLength(5));
});

test('a file whose way was cut off is sent again by a press', async () => {
  upload = () => Promise.reject(new AppError('connection', 'cut'));
  await choose(file('a.pdf'));
  await screen.findByText('Veza je pukla.');
  upload = () => Promise.resolve({ token: 'b'.repeat(32) });
  await userEvent.click(screen.getByRole('button', { name: 'Pošalji ponovno' }));
  await screen.findByText('Spremno za slanje');
});
