import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import { AREA_CALLS, keptAd, route } from '../../testing/sample-area';
import { entry, talk, thread, threads, THREADS_CALL } from '../../testing/sample-talks';

const CALL = `${THREADS_CALL}1/`;
let page: MountedPage;
/** What the server has. */
let entries = [entry()];
let answer: (body: unknown) => unknown;

beforeEach(async () => {
  entries = [entry(), entry({ id: 2, side: 'advertiser', body: 'Slobodan je.' })];
  answer = () => null;
  const told = (after: number) => () =>
    talk({ entries: entries.filter(({ id }) => id > after), thread: thread({ unread: 0 }) });
  page = await mountedPage(remote, {
    remote: 'mf-user-area',
    route: route('messages', USER_PATHS.messages, '?razgovor=1'),
    responses: {
      ...AREA_CALLS,
      [`${THREADS_CALL}?locale=hr&page=1&box=inbox`]: () => threads(thread()),
      '/api-next/kept-ads/?ids=7&locale=hr': () => ({ results: [keptAd()] }),
      [`${CALL}?locale=hr`]: told(0),
      ...Object.fromEntries([2, 3, 4].map((after) => [`${CALL}?locale=hr&after=${after}`, told(after)])),
      [`${CALL}visit/`]: () => ({ visit: null }),
      [`${CALL}proposal/`]: () => ({ proposal: null }),
      [CALL]: () => answer(posts().at(-1)?.body),
    },
  });
});
afterEach(() => page.leave());

const posts = () => page.host.requests.filter(({ method, path }) => method === 'POST' && path === CALL);
const log = () => screen.getByRole('log');
const field = () => screen.getByRole('textbox', { name: 'Poruka' });

/** Stores what came as the server does: by its id, once. */
function store(body: unknown): null {
  const { message, clientId } = Object.fromEntries(Object.entries(body ?? {})) as { message: string; clientId: string };
  if (!entries.some((one) => one.clientId === clientId))
    entries = [...entries, entry({ id: entries.length + 1, body: message, clientId })];
  return null;
}

test('R274 Ctrl and Enter send; the message stands at once and then once', async () => {
  answer = store;
  await userEvent.type(field(), 'Hvala, dolazim!');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(field()).toHaveValue('');
  expect(within(log()).getByText('Hvala, dolazim!')).toBeInTheDocument();
  await waitFor(() => expect(within(log()).queryByText('Šalje se…')).toBeNull());
  expect(within(log()).getAllByText('Hvala, dolazim!')).toHaveLength(1);
  expect(posts()).toHaveLength(1);
});

test('O-18 an answer that was lost is asked for again with the same id; the server has one message', async () => {
  let lost = true;
  answer = (body) => {
    store(body);
    if (!lost) return null;
    lost = false;
    return Promise.reject(new AppError('connection', 'cut'));
  };
  await userEvent.type(field(), 'Jednom');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(posts()).toHaveLength(1));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(posts()).toHaveLength(2));
  const [first, second] = posts().map(({ body }) => (body as { clientId: string }).clientId);
  expect(second).toBe(first);
  await waitFor(() => expect(within(log()).queryByText('Šalje se…')).toBeNull());
  expect(within(log()).getAllByText('Jednom')).toHaveLength(1);
});

test('R274 what is refused says why, stays, and can be sent again or discarded', async () => {
  answer = () => Promise.reject(new AppError('forbidden', 'x', { status: 403 }));
  await userEvent.type(field(), 'Halo?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(log()).findByText(/U ovom razgovoru više ne možete pisati/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Odbaci' }));
  expect(within(log()).queryByText('Halo?')).toBeNull();
});

test('R274 what comes meanwhile is asked for by the last entry and announced', async () => {
  entries = [...entries, entry({ id: 3, side: 'advertiser', body: 'Vidimo se!' })];
  page.host.context().bus.emit('kvadrat:account-changed');
  expect(await within(log()).findByText('Vidimo se!')).toBeInTheDocument();
  expect(page.host.requests.some(({ path }) => path === `${CALL}?locale=hr&after=2`)).toBe(true);
  expect(within(log()).getAllByText('Slobodan je.')).toHaveLength(1);
});

test('R274 quick answers stand in the field; what is typed is kept for this conversation on this device', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Može i vikendom?' }));
  expect(field()).toHaveValue('Može i vikendom?');
  expect(page.host.context().storage.get('messages-draft-1')).toBe('Može i vikendom?');
});
