import { createLaterNavigation } from './later-navigation';
import type { PortalNavigation } from './portal-navigation';

const progress = { start: jest.fn(), stop: jest.fn() };
const leave = jest.fn();
const to = (path: string): URL => new URL(path, location.href);

function open() {
  const gates: { come: () => void; fail: () => void }[] = [];
  const code = {
    go: jest.fn(() => Promise.resolve()),
    stop: jest.fn(),
    isRunning: jest.fn(() => false),
    isTraversing: () => false,
    resolve: () => null,
    prepare: jest.fn(),
    writeHead: jest.fn(),
  } satisfies PortalNavigation;
  const load = jest.fn(
    () =>
      new Promise<PortalNavigation>((resolve, reject) =>
        gates.push({ come: () => resolve(code), fail: () => reject(new Error('no network')) }),
      ),
  );
  const navigation = createLaterNavigation(load, progress, leave);
  const settle = async (how: 'come' | 'fail'): Promise<void> => {
    gates.at(-1)?.[how]();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { code, load, navigation, settle };
}

beforeEach(() => jest.clearAllMocks());

it('the code is asked for once, with the first navigation, which waits for it with a sign', async () => {
  const { code, load, navigation, settle } = open();
  expect(load).not.toHaveBeenCalled();
  navigation.go(to('/a/'), 'push', { keepScroll: true });
  void navigation.load();
  expect([load.mock.calls.length, progress.start.mock.calls.length, navigation.isRunning()]).toEqual([1, 1, true]);
  await settle('come');
  expect(code.go.mock.calls).toEqual([[to('/a/'), 'push', { keepScroll: true }]]);
  expect(navigation.isRunning()).toBe(false);
  navigation.go(to('/b/'), 'replace');
  expect(code.go).toHaveBeenLastCalledWith(to('/b/'), 'replace', undefined);
});

it('O-02 of several that wait for the code the newest one goes', async () => {
  const { code, navigation, settle } = open();
  navigation.go(to('/a/'), 'push');
  navigation.go(to('/b/'), 'push');
  await settle('come');
  expect(code.go.mock.calls).toEqual([[to('/b/'), 'push', undefined]]);
});

it('without the code the server is asked for the document, and the code again the next time', async () => {
  const { load, navigation, settle } = open();
  navigation.go(to('/a/'), 'push');
  await settle('fail');
  navigation.go(to('/b/'), 'traverse');
  await settle('fail');
  expect(leave.mock.calls).toEqual([
    [to('/a/'), false],
    [to('/b/'), true],
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('one that is stopped while it waits goes nowhere', async () => {
  const { code, navigation, settle } = open();
  navigation.go(to('/a/'), 'push');
  navigation.stop();
  await settle('come');
  expect([code.go.mock.calls.length, leave.mock.calls.length, navigation.isRunning()]).toEqual([0, 0, false]);
});

it('head data is written at once where the code is there, else when it comes', async () => {
  const { code, navigation, settle } = open();
  const head = { title: 'x', description: '', canonical: '' };
  navigation.setHead(head, 'hr');
  await settle('come');
  navigation.setHead(head, 'de');
  expect(code.writeHead.mock.calls).toEqual([
    [head, 'hr'],
    [head, 'de'],
  ]);
});
