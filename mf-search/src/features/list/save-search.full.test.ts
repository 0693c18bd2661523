import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { searchAddress } from '@kvadrat/contracts/api';
import { ZERO_COUNTERS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { ANONYMOUS, type RemoteContext, type SessionSnapshot } from '@kvadrat/contracts/remote';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import { answer, listing, listRequest, listRoute } from '../../testing/fixtures';
import { narrowScreen } from '../../testing/narrow-screen';

const LIST = '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000';
const EMPTY = '/prodaja-stambene-nekretnine/split/?prezzoMassimo=10';
const SEARCHES = '/api-next/user/searches/';
const FIND = `${SEARCHES}find/?${new URLSearchParams({ address: LIST }).toString()}`;
const SIGNED_IN: SessionSnapshot = {
  known: true,
  authenticated: true,
  user: { uuid: 'a', name: 'Ana', surname: '', email: 'ana@example.hr', language: 'hr', emailVerified: true },
  counters: ZERO_COUNTERS,
};
const saved = {
  id: 4,
  name: 'Split do 250',
  path: LIST,
  alert: 'none',
  language: 'hr',
  createdAt: '2026-11-28T20:00:00Z',
};
const LATER = { timeout: 4000 };
const DIALOG = /^(Spremi pretragu|Pretraga je već spremljena)$/;

beforeAll(narrowScreen);
let page: MountedPage;
let snapshot: SessionSnapshot;
let tell: () => void;
let asked: unknown[];

async function open(
  responses: Record<string, () => unknown> = {},
  session = ANONYMOUS,
  results = answer({ results: [listing(1)] }),
  address = LIST,
): Promise<void> {
  snapshot = session;
  asked = [];
  const listeners = new Set<() => void>();
  tell = () => [...listeners].forEach((listener) => listener());
  const changes: Partial<RemoteContext> = {
    session: {
      current: () => snapshot,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const route = listRoute(address);
  page = await mountedPage(
    remote,
    { remote: 'mf-search', route, responses: { [listRequest(route)]: () => results, ...responses } },
    changes,
  );
  page.host.context().bus.on('kvadrat:auth-open', (request, event) => {
    event.preventDefault();
    asked.push(request);
  });
}

const signIn = (): void => {
  snapshot = SIGNED_IN;
  tell();
};
const sent = (): unknown[] =>
  page.host.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith(SEARCHES));
const openDialog = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Spremi pretragu' }));
  return screen.findByRole('dialog', { name: DIALOG }, LATER);
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const POST = {
  method: 'POST',
  path: SEARCHES,
  body: { address: LIST, name: 'Stanovi u Splitu, Cijena: do 250.000\u00a0€', alert: 'none', language: 'hr' },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => page.leave());

test('R273 who is signed in saves a search under a name that is proposed', async () => {
  await open({ [SEARCHES]: () => ({ search: saved, known: false }), [FIND]: () => ({ search: null }) }, SIGNED_IN);
  await openDialog();
  expect(screen.getByLabelText('Naziv')).toHaveValue(POST.body.name);
  await userEvent.clear(screen.getByLabelText('Naziv'));
  await press('Spremi');
  expect(screen.getByLabelText('Naziv')).toHaveAccessibleDescription('Upišite naziv.');
  await userEvent.type(screen.getByLabelText('Naziv'), 'More');
  expect(screen.queryByLabelText('E-pošta')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Obavijest o novim oglasima'), 'Odmah');
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: DIALOG })).toBeNull(), LATER);
  expect(sent()).toEqual([{ ...POST, body: { ...POST.body, name: 'More', alert: 'real-time' } }]);
  expect(page.host.toasts).toEqual([{ kind: 'success', text: 'Pretraga je spremljena.' }]);
});

test('R273 a search that is saved already says so and offers to change its name, whatever alert it was saved with', async () => {
  await open({ [FIND]: () => ({ search: { ...saved, alert: 'daily' } }), [`${SEARCHES}4/`]: () => saved }, SIGNED_IN);
  await openDialog();
  expect(await screen.findByRole('heading', { name: 'Pretraga je već spremljena' }, LATER)).toBeVisible();
  expect(screen.getByText(/pod nazivom Split do 250/)).toBeVisible();
  expect(screen.getByLabelText('Obavijest o novim oglasima')).toHaveValue('daily');
  await userEvent.clear(screen.getByLabelText('Naziv'));
  await userEvent.type(screen.getByLabelText('Naziv'), 'Split uz more');
  await press('Spremi promjenu');
  await waitFor(() => expect(page.host.toasts).toEqual([{ kind: 'success', text: 'Naziv je promijenjen.' }]), LATER);
  expect(sent()).toEqual([{ method: 'PUT', path: `${SEARCHES}4/`, body: { name: 'Split uz more' } }]);
});

test('R273 a failure is told and what was typed stays', async () => {
  const full = (): never => {
    throw new AppError('status', '409', { status: 409 });
  };
  await open({ [SEARCHES]: full, [FIND]: () => ({ search: null }) }, SIGNED_IN);
  await openDialog();
  await press('Spremi');
  await waitFor(
    () =>
      expect(page.host.toasts).toEqual([
        { kind: 'error', text: expect.stringMatching(/^Spremili ste najveći mogući broj/) as string },
      ]),
    LATER,
  );
  expect(screen.getByRole('dialog', { name: DIALOG })).toBeVisible();
});

test('R273 a stranger may have alerts by mail alone; what the portal finds wrong is said at the field', async () => {
  const answers = [
    (): never => {
      throw new AppError('status', '422', { status: 422 });
    },
    () => null,
  ];
  await open({ '/api-next/alerts/form/': () => ({ key: 'key-1' }), '/api-next/alerts/': () => answers.shift()?.() });
  await openDialog();
  await press('Javljaj mi e-poštom');
  expect(screen.getByLabelText('E-pošta')).toHaveAccessibleDescription('Upišite ispravnu adresu e-pošte.');
  await userEvent.type(screen.getByLabelText('E-pošta'), 'ana@primjer.hr');
  await press('Javljaj mi e-poštom');
  await waitFor(
    () => expect(screen.getByLabelText('E-pošta')).toHaveAccessibleDescription('Upišite ispravnu adresu e-pošte.'),
    LATER,
  );
  await press('Javljaj mi e-poštom');
  await waitFor(() => expect(page.host.toasts).toMatchObject([{ kind: 'success' }]), LATER);
  const { address, name, language: locale } = POST.body;
  expect(page.host.requests.filter(({ path }) => path === '/api-next/alerts/').at(-1)).toEqual({
    method: 'POST',
    path: '/api-next/alerts/',
    body: { address, name, email: 'ana@primjer.hr', alert: 'daily', locale, key: 'key-1', website: '' },
  });
  expect(asked).toEqual([]);
});

test('R273 T58 a stranger is asked to sign in, and the search is saved once after that', async () => {
  await open({ [SEARCHES]: () => ({ search: saved, known: false }) });
  await openDialog();
  await press('Spremi');
  expect(asked).toEqual([{ message: expect.stringMatching(/^Prijavite se/) as string, returnTo: LIST }]);
  expect(sent()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  signIn();
  await waitFor(() => expect(page.host.toasts).toEqual([{ kind: 'success', text: 'Pretraga je spremljena.' }]), LATER);
  tell();
  expect(sent()).toEqual([POST]);
  expect(sessionStorage).toHaveLength(0);
});

test('R273 what was to be saved outlives a page load, for half an hour', async () => {
  sessionStorage.setItem(
    'kvadrat:save-search',
    JSON.stringify({ address: LIST, name: 'More', alert: 'none', at: Date.now() }),
  );
  await open({ [SEARCHES]: () => ({ search: saved, known: true }) }, SIGNED_IN);
  await waitFor(
    () => expect(page.host.toasts).toEqual([{ kind: 'success', text: 'Tu pretragu već imate među spremljenima.' }]),
    LATER,
  );
  expect(sent()).toHaveLength(1);
  await page.leave();
  sessionStorage.setItem(
    'kvadrat:save-search',
    JSON.stringify({ address: LIST, name: 'More', alert: 'none', at: Date.now() - 31 * 60_000 }),
  );
  await open({ [SEARCHES]: () => ({ search: saved, known: true }) }, SIGNED_IN);
  await waitFor(() => expect(sessionStorage).toHaveLength(0), LATER);
  expect(sent()).toEqual([]);
});

test('R273 who closes the sign-in has thought better of it', async () => {
  await open({ [SEARCHES]: () => ({ search: saved, known: false }) });
  await openDialog();
  await press('Spremi');
  await new Promise((resolve) => setTimeout(resolve, 50));
  page.host.context().bus.emit('kvadrat:auth-closed');
  expect(sessionStorage).toHaveLength(0);
  signIn();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent()).toEqual([]);
});

test('an empty list offers to save the search, and promises nothing', async () => {
  const looser = searchAddress('count', '/prodaja-stambene-nekretnine/split/', 'hr');
  await open(
    { [looser]: () => ({ count: 2, countLabel: '2' }) },
    ANONYMOUS,
    answer({ count: 0, countLabel: '0', maxPages: 0, results: [], breadcrumbs: [] }),
    EMPTY,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Spremi pretragu' }));
  expect(await screen.findByRole('dialog', { name: 'Spremi pretragu' }, LATER)).toBeVisible();
});

describe('R31 recent searches', () => {
  const RECENT = '/api-next/user/recent-searches/';
  const moved = (): unknown[] => page.host.requests.filter(({ path }) => path === RECENT);
  const here = (): string | null => page.host.context().storage.get('recent-searches');

  test('go to the account of who is signed in after a moment, and stay nowhere else', async () => {
    await open({ [RECENT]: () => ({ searches: [] }) }, SIGNED_IN);
    expect(moved()).toEqual([]);
    expect(here()).not.toBeNull();
    await waitFor(
      () =>
        expect(moved()).toEqual([
          {
            method: 'POST',
            path: RECENT,
            body: { searches: [{ path: LIST, title: 'Stanovi u Splitu', details: 'Cijena: do 250.000\u00a0€' }] },
          },
        ]),
      LATER,
    );
    await waitFor(() => expect(here()).toBeNull());
  });

  test('stay in this browser when they cannot be moved; R157 who signs out leaves none', async () => {
    await open({}, SIGNED_IN);
    await waitFor(() => expect(moved()).toHaveLength(1), LATER);
    expect(here()).not.toBeNull();
    snapshot = ANONYMOUS;
    tell();
    expect(here()).toBeNull();
  });
});
