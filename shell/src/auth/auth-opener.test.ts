import { createBus } from '@kvadrat/contracts/events';
import { ANONYMOUS } from '@kvadrat/contracts/remote';
import type { AuthDialog } from './auth-dialog';
import { createAuthOpener, type AuthOpener } from './auth-opener';

const bus = createBus(window);
const dialog = {
  prepare: jest.fn<Promise<unknown>, []>(),
  open: jest.fn<Promise<void>, [object]>(),
  startOneTap: jest.fn<Promise<void>, []>(),
};
const load = jest.fn<Promise<AuthDialog>, []>();
const [navigate, leave, report] = [jest.fn(), jest.fn(), jest.fn()];
let authenticated = false;
const opener: AuthOpener = createAuthOpener({
  bus,
  session: { current: () => ({ ...ANONYMOUS, authenticated }), subscribe: () => () => undefined },
  load,
  navigate,
  leave,
  report,
});

const anchor = (href: string, auth = true): HTMLAnchorElement => {
  const made = Object.assign(document.createElement('a'), { href });
  if (auth) made.dataset['auth'] = '';
  return made;
};
const settle = async (): Promise<void> => {
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  authenticated = false;
  for (const mock of [dialog.prepare, dialog.open, dialog.startOneTap, load, navigate, leave, report]) mock.mockReset();
  load.mockResolvedValue(dialog);
  dialog.open.mockResolvedValue();
  history.replaceState(null, '', '/de/oglasi/1/?a=b');
});
afterEach(() => jest.useRealTimers());

it('opens the dialog for who asks on the page, with what they ask for, and says that it did', async () => {
  expect(bus.emit('kvadrat:auth-open', { message: 'Prijavite se.', returnTo: '/user/saved/' })).toBe(false);
  await settle();
  expect(dialog.open).toHaveBeenCalledWith({ message: 'Prijavite se.', returnTo: '/user/saved/' });
  expect(leave).not.toHaveBeenCalled();
});

it('R243 does not open for who is signed in, who goes on instead', async () => {
  authenticated = true;
  expect(bus.emit('kvadrat:auth-open', {})).toBe(false);
  bus.emit('kvadrat:auth-open', { returnTo: '/user/saved/' });
  await settle();
  expect(dialog.open).not.toHaveBeenCalled();
  expect(navigate.mock.calls).toEqual([['/user/saved/']]);
});

it.each([
  [{}, '/prijava/?natrag=%2Fde%2Foglasi%2F1%2F%3Fa%3Db'],
  [{ view: 'signup', returnTo: '/user/saved/' }, '/prijava/signup/?natrag=%2Fuser%2Fsaved%2F'],
  [{ message: 'Prijavite se.', returnTo: '/' }, '/prijava/login/'],
  [{ view: '../admin', returnTo: '//evil.example/' }, '/prijava/'],
])('what cannot be loaded in time becomes the page: %j', async (request, page) => {
  dialog.open.mockReturnValue(new Promise(() => undefined));
  bus.emit('kvadrat:auth-open', request);
  await jest.advanceTimersByTimeAsync(3900);
  expect(leave).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(leave).toHaveBeenCalledWith(page);
});

it('a link that says so opens the dialog at its view, coming back where it says; not on the sign-in pages themselves', () => {
  const asked = jest.spyOn(bus, 'emit');
  const link = anchor('/de/prijava/signup/?natrag=%2Fde%2Fa%2F');
  expect(opener.opens(link)).toBe(true);
  opener.follow(link);
  expect(asked).toHaveBeenLastCalledWith('kvadrat:auth-open', { view: 'signup', returnTo: '/de/a/' });
  opener.follow(anchor('/prijava/'));
  expect(asked).toHaveBeenLastCalledWith('kvadrat:auth-open', {});
  expect(opener.opens(anchor('/prijava/', false))).toBe(false);
  history.replaceState(null, '', '/de/prijava/login/');
  expect(opener.opens(link)).toBe(false);
});

it('R91 One Tap starts for a stranger and for nobody else; what keeps it from that is told to operators alone', async () => {
  authenticated = true;
  opener.startOneTap();
  await settle();
  expect(load).not.toHaveBeenCalled();
  authenticated = false;
  dialog.startOneTap.mockRejectedValue(new Error('none'));
  opener.startOneTap();
  await settle();
  expect(dialog.startOneTap).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
  expect(leave).not.toHaveBeenCalled();
});
