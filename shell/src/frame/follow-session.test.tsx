import { ZERO_COUNTERS, type SessionUser } from '@kvadrat/contracts/account';
import { createBus } from '@kvadrat/contracts/events';
import { ANONYMOUS, type SessionSnapshot } from '@kvadrat/contracts/remote';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../ssr';
import { followSession, showsCounters } from './follow-session';

const ana: SessionUser = {
  uuid: 'a',
  name: 'Ana',
  surname: 'Horvat',
  email: 'ana@example.hr',
  language: 'hr',
  emailVerified: true,
};
const bus = createBus(window);
const toast = jest.fn();
const postForm = jest.fn<Promise<never>, [string, object]>();
let snapshot: SessionSnapshot = ANONYMOUS;
let tell = (): void => undefined;

const become = (user: SessionUser | null, counters = ZERO_COUNTERS): void => {
  snapshot = { known: true, authenticated: user !== null, user, counters };
  tell();
};
const box = (): HTMLElement => document.getElementById('kvadrat-account') ?? document.body;
const link = (): HTMLAnchorElement | null => box().querySelector('a[data-auth]');

async function show(paths: readonly string[], path = '/prodaja-sobe/split/'): Promise<void> {
  const { html } = await renderFrame({ locale: 'de', path, search: '?pag=2', page: 'remote', paths });
  document.body.innerHTML = html;
  followSession({
    session: { current: () => snapshot, subscribe: (listener) => ((tell = listener), () => undefined) },
    http: { postForm },
    bus,
    toast,
  });
}

beforeEach(() => {
  snapshot = ANONYMOUS;
  for (const mock of [toast, postForm]) mock.mockReset();
});

it('the server’s page is the same for everybody: a link that leads back here, and nothing where nobody can sign in', async () => {
  await show(['/prijava/']);
  expect(link()).toHaveAttribute('href', '/de/prijava/?natrag=%2Fde%2Fprodaja-sobe%2Fsplit%2F%3Fpag%3D2');
  expect(link()).toHaveTextContent('Anmelden');
  await show(['/prijava/'], '/prijava/login/');
  expect(link()).toHaveAttribute('href', '/de/prijava/');
  await show([]);
  expect(document.getElementById('kvadrat-account')).toBeNull();
});

it('who is signed in has a menu in the place of the link, with their pages and their counters', async () => {
  await show(['/prijava/', '/utente/profilo/', '/user/messages/']);
  become(ana, { ...ZERO_COUNTERS, messagesNotify: 2 });
  expect(link()).not.toBeVisible();
  expect(box().querySelector('summary')).toHaveTextContent('Ana');
  expect(box().querySelector('summary')).toHaveAccessibleName('Ihr Konto, Ana, ungelesene Gespräche: 2');
  expect([...box().querySelectorAll('ul a')].map((each) => [each.getAttribute('href'), each.textContent])).toEqual([
    ['/de/user/messages/', 'Nachrichten2'],
    ['/de/utente/profilo/', 'Mein Profil'],
  ]);
  become(ana);
  expect(box().querySelector('ul a')).toHaveTextContent(/^Nachrichten$/);
  become(null);
  expect(link()).toBeVisible();
  expect(box().querySelector('details')).not.toBeVisible();
});

it('R158 counters are worth asking for where a page shows them', async () => {
  await show(['/prijava/', '/utente/profilo/']);
  expect(showsCounters()).toBe(false);
  await show(['/prijava/', '/user/saved/']);
  expect(showsCounters()).toBe(true);
});

it('R176 R157 signing out is a call that changes something, and then an event; the focus stays in its place', async () => {
  await show(['/prijava/']);
  become(ana);
  bus.on('logout-required', () => become(null));
  await userEvent.click(box().querySelector('summary') ?? box());
  await userEvent.click(box().querySelector('button') ?? box());
  expect(postForm).toHaveBeenCalledWith('/api-next/user/logout/', {});
  expect(link()).toHaveFocus();
});

it('who could not be signed out stays, and is told so', async () => {
  await show(['/prijava/']);
  become(ana);
  postForm.mockRejectedValue(new Error('503'));
  await userEvent.click(box().querySelector('button') ?? box());
  expect(toast).toHaveBeenCalledWith('error', expect.stringContaining('Abmeldung'));
  expect(link()).not.toBeVisible();
});
