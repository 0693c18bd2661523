import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { defineRemote } from '@kvadrat/remote-kit';
import { ACCOUNT_CALLS, ONE_TAP_SETUP } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { ANONYMOUS, type SessionSnapshot } from '@kvadrat/contracts/remote';
import { waitFor } from '@testing-library/dom';
import { loadCatalogue } from '../../locales/catalogues.jsonc';
import type { GoogleIdentity } from './google-identity';
import { sessionCookie } from './session-cookie';
import { oneTapElement } from '.';

const USER = { ...ANONYMOUS, authenticated: true };
const SETUP = { clientId: 'klijent', nonce: 'jednom' };
const ANSWER = {
  utente: { session_token: 'drška', uuid: 'u', email: 'ana@primjer.hr', phone: '' },
  trackSSOAccess: true,
};

let page: MountedPage | null;
let snapshot: SessionSnapshot;
let listeners: Set<() => void>;
let heard: unknown[];
const google = {
  initialize: jest.fn<ReturnType<GoogleIdentity['initialize']>, Parameters<GoogleIdentity['initialize']>>(),
  prompt: jest.fn(),
  cancel: jest.fn(),
};

/** Google's script as it would be: present at once when `loads`, else blocked. */
function fakeScript(loads: boolean): void {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    if (loads) Reflect.set(window, 'google', { accounts: { id: google } });
    script.dispatchEvent(new Event(loads ? 'load' : 'error'));
  });
}
interface Options {
  answer?: () => unknown;
  setup?: () => unknown;
  path?: string;
  loads?: boolean;
}
/** What the page loads for itself is there at once. */
beforeAll(() => import('./start-one-tap'));

async function start({
  answer = () => ANSWER,
  setup = () => SETUP,
  path = '/',
  loads = true,
}: Options = {}): Promise<void> {
  window.history.replaceState(null, '', path);
  fakeScript(loads);
  const session = {
    current: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const remote = defineRemote({ name: 'mf-auth', pages: { 'kvadrat-one-tap': oneTapElement }, loadCatalogue });
  const route = { name: 'kvadrat-one-tap', params: {}, path: '/', search: '', locale: 'hr' } as const;
  const responses = { [ONE_TAP_SETUP]: setup, [ACCOUNT_CALLS.singleSignOn]: answer };
  page = await mountedPage(remote, { remote: 'mf-auth', route, responses }, { session });
  const { bus } = page.host.context();
  bus.on('login-required', () => heard.push('login-required'));
  bus.on('kvadrat:auth-success', (data) => heard.push(data));
}
const become = (next: SessionSnapshot): void => {
  snapshot = next;
  for (const listener of listeners) listener();
};
const shown = (): Promise<void> => waitFor(() => expect(google.prompt).toHaveBeenCalledTimes(1));
/** Long enough for setup and script to have come, had they been asked for. */
const settle = async (): Promise<void> => {
  await import('./start-one-tap');
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
async function choose(): Promise<void> {
  await shown();
  google.initialize.mock.calls[0]?.[0].callback({ credential: 'potvrda' });
}

beforeEach(() => {
  page = null;
  snapshot = ANONYMOUS;
  listeners = new Set();
  heard = [];
  for (const mock of Object.values(google)) mock.mockReset();
});
afterEach(async () => {
  await page?.leave();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
  Reflect.deleteProperty(window, 'google');
  Reflect.deleteProperty(window, Symbol.for('kvadrat.one-tap'));
  document.cookie = 'IMMSESSID=; Path=/; Max-Age=0';
  window.history.replaceState(null, '', '/');
});

test('R91 R92 a stranger is asked, with our client id, this browser’s nonce and no automatic choice', async () => {
  await start();
  await shown();
  expect(google.initialize).toHaveBeenCalledWith(
    expect.objectContaining({
      client_id: 'klijent',
      nonce: 'jednom',
      auto_select: false,
      itp_support: true,
      use_fedcm_for_prompt: true,
    }),
  );
});

test('R91 T17 while it is not known who the visitor is nothing is asked; once it is, it is', async () => {
  snapshot = { ...ANONYMOUS, known: false };
  await start();
  await settle();
  expect(page?.host.requests).toEqual([]);
  become(ANONYMOUS);
  await shown();
});

test.each([
  ['R91 with a user', () => ((snapshot = USER), {})],
  ['R92 without a client id', () => ({ setup: () => ({ clientId: '', nonce: '' }) })],
  ['R92 with Google’s script blocked', () => ({ loads: false })],
  ['R92 where the server does not answer', () => ({ setup: () => Promise.reject(new AppError('connection', 'none')) })],
  ['on /demo', () => ({ path: '/demo/oglas/' })],
  ['on /demo in another language', () => ({ path: '/de/demo/' })],
  [
    'while a dialog is open',
    () => (document.body.append(Object.assign(document.createElement('dialog'), { open: true })), {}),
  ],
] as const)('O-20 %s there is no prompt and no error', async (_name, prepare) => {
  await start(prepare());
  await settle();
  expect(google.prompt).not.toHaveBeenCalled();
  expect(page?.host.toasts).toEqual([]);
  expect(page?.host.reports).toEqual([]);
});

test('a dialog that is closed without a sign-in lets the prompt come', async () => {
  const dialog = Object.assign(document.createElement('dialog'), { open: true });
  document.body.append(dialog);
  await start();
  await settle();
  dialog.remove();
  page?.host.context().bus.emit('kvadrat:auth-closed');
  await shown();
});

test('R93 O-20 once per page load: not after routes, dismissals, or a second mount', async () => {
  await start();
  await shown();
  for (let route = 0; route < 5; route++) become({ ...ANONYMOUS });
  await page?.leave();
  await start();
  await settle();
  expect(google.prompt).toHaveBeenCalledTimes(1);
});

test('a sign-in by other means, and the dialog, take the prompt away', async () => {
  await start();
  await shown();
  page?.host.context().bus.emit('kvadrat:auth-open', {});
  expect(google.cancel).toHaveBeenCalledTimes(1);
  become(USER);
  expect(google.cancel).toHaveBeenCalledTimes(2);
});

test('R94 the credential is sent in exactly seven fields', async () => {
  await start();
  await choose();
  await waitFor(() => expect(heard).not.toEqual([]));
  expect(page?.host.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/singleSignOn.php',
    body: {
      action: 'parserequesttoken',
      mode: 'oauth',
      accountType: 'google',
      persistent: '1',
      code: 'potvrda',
      oneTap: '1',
      v: '2',
    },
  });
});

test('R95 R80 success keeps the session’s handle in its cookie, and the host asks who it is', async () => {
  await start();
  await choose();
  await waitFor(() => expect(heard[0]).toBe('login-required'));
  expect(document.cookie).toContain(`IMMSESSID=${encodeURIComponent('drška')}`);
});

test('R95 R265 T9 the cookie’s life is what a browser keeps of 7300 days', () => {
  expect(sessionCookie('a b', true)).toBe('IMMSESSID=a%20b; Path=/; Max-Age=34560000; SameSite=Lax; Secure');
  expect(sessionCookie('a', false)).not.toContain('Secure');
});

test('R95 a cookie that the server has set already is left alone', async () => {
  document.cookie = `IMMSESSID=${encodeURIComponent('drška')}; Path=/`;
  await start();
  const write = jest.spyOn(document, 'cookie', 'set');
  await choose();
  await waitFor(() => expect(heard).toHaveLength(2));
  expect(write).not.toHaveBeenCalled();
});

test.each([
  [{ trackSSOAccess: true }, false],
  [{ trackSSORegistration: true }, true],
  [{ trackSSOAccess: true, trackSSORegistration: true }, false],
  [{}, false],
])('R96 the flags %j are a sign-up: %s', async (flags, signup) => {
  await start({ answer: () => ({ utente: ANSWER.utente, ...flags }) });
  await choose();
  await waitFor(() => expect(heard[1]).toEqual({ service: 'google', signup }));
});

const GENERIC = 'Prijava Googleom nije uspjela. Pokušajte ponovno.';
test.each([
  [
    'the server’s words',
    () => Promise.reject(new AppError('status', '403', { status: 403, words: 'Račun je zatvoren.' })),
    'Račun je zatvoren.',
  ],
  ['{ error }', () => ({ error: 'x' }), 'x'],
  ['{ message }', () => ({ message: 'y' }), 'y'],
  ['{}', () => ({}), GENERIC],
  ['no network', () => Promise.reject(new AppError('connection', 'none')), GENERIC],
])('R97 of a failure with %s a toast tells', async (_name, answer, text) => {
  await start({ answer });
  await choose();
  await waitFor(() => expect(page?.host.toasts).toEqual([{ kind: 'error', text }]));
  expect(heard).toEqual([]);
  expect(document.cookie).not.toContain('IMMSESSID');
});

test('nothing listens once it is taken off the page', async () => {
  await start();
  await shown();
  await page?.leave();
  page = null;
  expect(listeners.size).toBe(0);
  expect(google.cancel).toHaveBeenCalled();
});
