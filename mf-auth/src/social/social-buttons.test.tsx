import type { MountedPage } from '@kvadrat/remote-kit/testing';
import type { AuthFormState } from '@kvadrat/contracts/account';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mountedView } from '../testing/mounted-view';
import { SocialButtons } from '.';

const onAuthenticated = jest.fn();
let page: MountedPage;
let open: jest.SpiedFunction<typeof window.open>;

async function show(providers: SocialProvider[] = ['facebook', 'google', 'apple'], portalOrigin = ''): Promise<void> {
  const formState: AuthFormState = { providers, oneTapClientId: '', csrf: '', passwordMin: 6, outcome: null };
  page = await mountedView(
    () => <SocialButtons formState={formState} returnTo="/user/saved/" onAuthenticated={onAuthenticated} />,
    { changes: { portalOrigin } },
  );
}
beforeEach(() => {
  onAuthenticated.mockReset();
  open = jest.spyOn(window, 'open').mockReturnValue(window);
});
afterEach(() => page.leave());

/** Id of the start whose popup was opened. */
const txOfPopup = (): string | null => new URL(open.mock.calls[0]?.[0] ?? '', 'https://x').searchParams.get('tx');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('R60 three buttons by name, in the order Apple, Google, Facebook', async () => {
  await show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent.replace(/\u00a0/g, ' '))).toEqual([
    'Nastavi s Appleom',
    'Nastavi s Googleom',
    'Nastavi s Facebookom',
  ]);
});

test('only providers that are set up are offered', async () => {
  await show(['google']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await page.leave();
  await show([]);
  expect(screen.queryByText('ili')).toBeNull();
});

test.each([
  ['Nastavi s Appleom', 'apple'],
  ['Nastavi s Googleom', 'google'],
  ['Nastavi s Facebookom', 'facebook'],
])('R173 R174 checklist sign-in 2: %s opens its popup in the click’s own task', async (name, service) => {
  await show();
  button(name).click();
  expect(open).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledWith(
    expect.stringMatching(
      new RegExp(`^/singleSignOn\\.php\\?action=dologin&accountType=${service}&mode=oauth&tx=[0-9a-f]{32}&locale=hr$`),
    ),
    '_blank',
    expect.stringContaining('width=600,height=400'),
  );
});

test('R80 R215 the end of the popup comes as a message of the portal’s own page, with the service’s name', async () => {
  await show();
  await userEvent.click(button('Nastavi s Googleom'));
  expect(screen.getByRole('status')).toHaveTextContent('Prijavu dovršite u prozoru koji se otvorio.');
  const data = { type: 'kvadrat:social', txId: txOfPopup(), service: 'google', ok: true, signup: true };
  const say = (origin: string): void => void window.dispatchEvent(new MessageEvent('message', { origin, data }));
  say('https://evil.example');
  expect(onAuthenticated).not.toHaveBeenCalled();
  say(window.location.origin);
  expect(onAuthenticated).toHaveBeenCalledWith({ service: 'google', signup: true });
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('O-19 the storage event is heard as well, and garbage in it is not', async () => {
  await show();
  await userEvent.click(button('Nastavi s Appleom'));
  const txId = txOfPopup();
  const say = (newValue: string, key = 'kvadrat-social'): void =>
    void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const signal = JSON.stringify({ type: 'kvadrat:social', txId, service: 'apple', ok: true, signup: false });
  say('{');
  say(signal, 'other');
  expect(onAuthenticated).not.toHaveBeenCalled();
  say(signal);
  expect(onAuthenticated).toHaveBeenCalledTimes(1);
});

test('a page of another host names itself, so that the popup may tell it', async () => {
  await show(['google'], 'https://portal.example');
  await userEvent.click(button('Nastavi s Googleom'));
  expect(open).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/portal\.example\/singleSignOn\.php\?.*&opener=http%3A%2F%2Flocalhost/),
    '_blank',
    expect.any(String),
  );
});
