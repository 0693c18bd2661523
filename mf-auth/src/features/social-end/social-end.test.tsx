import { mountedPage, serverPage } from '@kvadrat/remote-kit/testing';
import { SOCIAL_CHANNEL, SOCIAL_END_PATH, socialEndPath, type SocialEnding } from '@kvadrat/contracts/account';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen, waitFor } from '@testing-library/dom';
import * as remote from '../..';
import * as bundle from '../../ssr';

const PROBLEMS = [
  'cancelled',
  'expired',
  'provider',
  'noAddress',
  'unverified-here',
  'unverified-there',
  'disabled',
  'notOffered',
  'tooMany',
  'foreign',
  'internal',
] as const;
const TOLD = { txId: 'tx-1', signup: true, origin: 'https://stari.example.hr' };

function routeOf(ending: Partial<SocialEnding>, locale: Locale = 'hr'): RouteLocation {
  const path = socialEndPath(locale, { service: 'google', problem: null, told: null, back: null, ...ending });
  return {
    name: 'social-end',
    params: {},
    path: SOCIAL_END_PATH,
    search: new URL(path, 'https://portal.test').search,
    locale,
  };
}

test.each(LOCALES)('in %s each end has a sentence of its own, and a way on without scripts', async (locale) => {
  const said = new Set<string>();
  for (const problem of [null, ...PROBLEMS]) {
    const { status, head, root } = await serverPage(
      bundle,
      routeOf({ problem, told: problem === null ? TOLD : null, back: '/user/saved/' }, locale),
    );
    expect([status, head.robots]).toEqual([200, 'noindex, nofollow']);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelector('a')?.getAttribute('href')).toBe(problem === null ? undefined : '/user/saved/');
    said.add(root.querySelector('p')?.textContent ?? '');
  }
  expect(said.size).toBe(PROBLEMS.length + 1);
  expect([...said].filter((text) => text.includes('Google')).length).toBeGreaterThanOrEqual(4);
});

test.each([null, '//evil.example', 'https:evil.example', '/%5Cevil.example'])(
  '1.7-50 the way back from %j leads to no other site',
  async (back) => {
    const { root } = await serverPage(bundle, routeOf({ problem: 'cancelled', back }, 'de'));
    expect(root.querySelector('a')?.getAttribute('href')).toMatch(/^\/(?:de\/)?$/);
  },
);

describe('O-19 in the popup', () => {
  const heard: unknown[] = [];
  const stored: unknown[] = [];
  let postMessage: jest.Mock;
  let close: jest.SpyInstance;

  beforeEach(() => {
    heard.length = 0;
    stored.length = 0;
    postMessage = jest.fn();
    Object.defineProperty(window, 'opener', { value: { postMessage }, configurable: true });
    close = jest.spyOn(window, 'close').mockReturnValue();
    jest
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation((key, value) => void (key === SOCIAL_CHANNEL && stored.push(JSON.parse(value))));
    Object.defineProperty(window, 'BroadcastChannel', {
      configurable: true,
      value: class {
        constructor(readonly name: string) {}
        postMessage = (data: unknown): void => void (this.name === SOCIAL_CHANNEL && heard.push(data));
        close = (): void => undefined;
      },
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Object.defineProperty(window, 'opener', { value: null, configurable: true });
  });
  const show = (ending: Partial<SocialEnding>) => mountedPage(remote, { remote: 'mf-auth', route: routeOf(ending) });

  test('the opener hears of a success on three ways, one origin by message; then the window closes', async () => {
    const { leave } = await show({ told: TOLD });
    const signal = { type: 'kvadrat:social', txId: 'tx-1', service: 'google', ok: true, signup: true };
    await waitFor(() => expect(postMessage).toHaveBeenCalledWith(signal, 'https://stari.example.hr'));
    expect([heard, stored]).toEqual([[signal], [signal]]);
    expect(screen.getByRole('status')).toHaveTextContent('Ovaj prozor možete zatvoriti.');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    await leave();
  });

  test('what went wrong is told too, and stays to be read', async () => {
    jest.useFakeTimers();
    const page = show({ problem: 'provider', told: { ...TOLD, signup: false } });
    await jest.advanceTimersByTimeAsync(5000);
    const { leave } = await page;
    await jest.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual([{ type: 'kvadrat:social', txId: 'tx-1', service: 'google', ok: false, signup: false }]);
    expect(close).not.toHaveBeenCalled();
    jest.useRealTimers();
    await leave();
  });

  test('one way that fails leaves the others', async () => {
    postMessage.mockImplementation(() => {
      throw new Error('cut');
    });
    const { leave } = await show({ told: TOLD });
    await waitFor(() => expect(stored).toHaveLength(1));
    expect(heard).toHaveLength(1);
    await leave();
  });

  test('a tab tells nobody', async () => {
    const { leave } = await show({ problem: 'expired', back: '/' });
    await screen.findByText(/više ne vrijedi/);
    expect([heard, stored, postMessage.mock.calls]).toEqual([[], [], []]);
    await leave();
  });
});
