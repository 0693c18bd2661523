import { AppError } from '@kvadrat/contracts/errors';
import type { PreloadResult } from '@kvadrat/contracts/remote';
import { NAVIGATION_LIMIT_MS } from './deadline';
import { createNavigator, type NavigatorPorts } from './navigator';
import { readTarget } from './page-target';
import { table } from '../testing/releases';

const ORIGIN = 'https://kvadrat.example';
const page: PreloadResult = { status: 200, head: { title: 'x', description: '', canonical: '' } };
const url = (address: string): URL => new URL(address, ORIGIN);

/** Ports that write down what the navigator does, as `what address`. */
function record(overrides: Partial<NavigatorPorts> = {}) {
  const log: string[] = [];
  const path = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`;
  const ports: NavigatorPorts = {
    resolve: (to) => readTarget(table, to, ORIGIN),
    prepare: () => Promise.resolve(page),
    paint: () => Promise.resolve(),
    show: (target) => Promise.resolve(void log.push(`show ${path(target.url)}`)),
    leave: (to, replace) => void log.push(`leave ${path(to)}${replace ? ' replacing' : ''}`),
    letGo: () => undefined,
    commit: (target, mode) => void log.push(`${mode} ${path(target.url)}`),
    arrive: (target) => void log.push(`arrive ${path(target.url)}`),
    progress: { start: () => undefined, stop: () => void log.push('stop') },
    report: () => void log.push('report'),
    currentSearch: () => '',
    ...overrides,
  };
  return { log, navigator: createNavigator(ports) };
}

it('changes the address and the page once code and data are there', async () => {
  let answer: (value: PreloadResult) => void = () => undefined;
  const { log, navigator } = record({ prepare: () => new Promise((resolve) => (answer = resolve)) });
  const going = navigator.go(url('/oglasi/7/'), 'push');
  expect(log).toEqual([]);
  answer(page);
  await going;
  expect(log).toEqual(['push /oglasi/7/', 'show /oglasi/7/', 'arrive /oglasi/7/', 'stop']);
});

it.each([
  ['push', {}, '/oglasi/7/', true],
  ['replace', {}, '/oglasi/7/', true],
  ['push', { keepScroll: true }, '/oglasi/7/', false],
  ['push', {}, '/oglasi/7/#opis', false],
  ['traverse', {}, '/oglasi/7/', false],
] as const)(
  'O-01 a page is whole at once unless it is shown from its top: %s %j %s',
  async (mode, options, address, fromTop) => {
    const show = jest.fn(() => Promise.resolve());
    await record({ show }).navigator.go(url(address), mode, options);
    expect(show).toHaveBeenCalledWith(expect.anything(), fromTop);
  },
);

it('O-77 what replaces a page on its way is entered in its stead: the page that is shown keeps its entry', async () => {
  const answers: ((value: PreloadResult) => void)[] = [];
  const { log, navigator } = record({ prepare: () => new Promise((resolve) => answers.push(resolve)) });
  const first = navigator.go(url('/oglasi/1/'), 'push');
  const second = navigator.go(url('/oglasi/2/'), 'replace');
  for (const answer of answers) answer(page);
  await Promise.all([first, second]);
  expect(log.filter((line) => !line.startsWith('s'))).toEqual(['push /oglasi/2/', 'arrive /oglasi/2/']);
  const third = navigator.go(url('/oglasi/3/'), 'replace');
  answers.at(-1)?.(page);
  await third;
  expect(log).toContain('replace /oglasi/3/');
});

it('O-75 a page that is being left for another does not call its visitor back', async () => {
  let answer: (value: PreloadResult) => void = () => undefined;
  const { log, navigator } = record({ prepare: () => new Promise((resolve) => (answer = resolve)) });
  const ad = navigator.go(url('/oglasi/1/'), 'push');
  await navigator.go(url('/prodaja-stambene-nekretnine/?zoom=9'), 'push', { keepScroll: true });
  answer(page);
  await ad;
  expect(log).toEqual(['push /oglasi/1/', 'show /oglasi/1/', 'arrive /oglasi/1/', 'stop']);
  const state = navigator.go(url('/prodaja-stambene-nekretnine/?zoom=9'), 'push', { keepScroll: true });
  answer(page);
  await state;
  expect(log).toContain('push /prodaja-stambene-nekretnine/?zoom=9');
});

it('O-02 a newer navigation silences an older one, whichever is ready first', async () => {
  const answers: ((value: PreloadResult) => void)[] = [];
  const { log, navigator } = record({ prepare: () => new Promise((resolve) => answers.push(resolve)) });
  const first = navigator.go(url('/oglasi/1/'), 'push');
  const second = navigator.go(url('/oglasi/2/'), 'push');
  answers[1]?.(page);
  await second;
  answers[0]?.(page);
  await first;
  expect(log).toEqual(['push /oglasi/2/', 'show /oglasi/2/', 'arrive /oglasi/2/', 'stop']);
});

it('an abort is silent', async () => {
  const { log, navigator } = record({ prepare: () => Promise.reject(new AppError('abort', 'aborted')) });
  await navigator.go(url('/oglasi/1/'), 'push');
  expect(log).toEqual(['stop']);
});

describe('what cannot be shown here is asked of the server', () => {
  it('an address no remote owns', async () => {
    const { log, navigator } = record();
    await navigator.go(url('/de/oglasi/7/'), 'push');
    expect(log).toEqual(['leave /de/oglasi/7/']);
  });

  it('a remote or data that cannot be loaded', async () => {
    const { log, navigator } = record({ prepare: () => Promise.reject(new AppError('unavailable', '404')) });
    await navigator.go(url('/oglasi/7/'), 'push');
    expect(log).toEqual(['report', 'leave /oglasi/7/', 'stop']);
  });

  it('a page is shown after a frame, which Back does not wait for', async () => {
    const paint = jest.fn(() => Promise.resolve(void log.push('paint')));
    const { log, navigator } = record({ paint });
    await navigator.go(url('/oglasi/7/'), 'push');
    expect(log.slice(0, 2)).toEqual(['paint', 'push /oglasi/7/']);
    await navigator.go(url('/oglasi/7/'), 'traverse');
    expect(paint).toHaveBeenCalledTimes(1);
  });

  it('a page that fails when it is shown, in the entry it has already got', async () => {
    const { log, navigator } = record({ show: () => Promise.reject(new Error('render')) });
    await navigator.go(url('/oglasi/7/'), 'push');
    expect(log).toEqual(['push /oglasi/7/', 'report', 'leave /oglasi/7/ replacing', 'stop']);
  });

  it('a page that is not ready in time', async () => {
    jest.useFakeTimers();
    const { log, navigator } = record({ prepare: () => new Promise(() => undefined) });
    void navigator.go(url('/oglasi/7/'), 'push');
    await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS - 1);
    expect(log).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['report', 'leave /oglasi/7/', 'stop']);
    jest.useRealTimers();
  });

  it('a step in history, replacing the entry it has led to', async () => {
    const { log, navigator } = record({ prepare: () => Promise.reject(new Error('500')) });
    await navigator.go(url('/oglasi/7/'), 'traverse');
    expect(log).toEqual(['report', 'leave /oglasi/7/ replacing', 'stop']);
  });
});

it('R253 offline the old page waits on for the connection', async () => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { log, navigator: portal } = record({ prepare: () => new Promise(() => undefined) });
  void portal.go(url('/oglasi/7/'), 'push');
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS * 5);
  expect(log).toEqual([]);
  jest.useRealTimers();
});

describe('redirects of a loader', () => {
  const redirecting =
    (location: string, from: string): NavigatorPorts['prepare'] =>
    (target) =>
      Promise.resolve(target.url.pathname === from ? { status: 302, location } : page);

  it('are followed without an entry of their own', async () => {
    const { log, navigator } = record({ prepare: redirecting('/prodaja-sobe/split/', '/prodaja-sobe/') });
    await navigator.go(url('/prodaja-sobe/?mjesto=split'), 'push');
    expect(log).toEqual([
      'push /prodaja-sobe/split/',
      'show /prodaja-sobe/split/',
      'arrive /prodaja-sobe/split/',
      'stop',
    ]);
  });

  it('replace the entry when history has led here', async () => {
    const { log, navigator } = record({ prepare: redirecting('/prodaja-sobe/split/', '/prodaja-sobe/') });
    await navigator.go(url('/prodaja-sobe/'), 'traverse');
    expect(log[0]).toBe('replace /prodaja-sobe/split/');
  });

  it('in a circle end at the server', async () => {
    const { log, navigator } = record({ prepare: () => Promise.resolve({ status: 302, location: '/oglasi/7/' }) });
    await navigator.go(url('/oglasi/7/'), 'push');
    expect(log).toEqual(['report', 'leave /oglasi/7/', 'stop']);
  });
});

describe('R37 R38 R39 O-21 campaign parameters', () => {
  it('go along by link, by program, by form and by redirect, in one entry', async () => {
    const { log, navigator } = record({ currentSearch: () => '?gclid=A&utm_source=x&foo=1' });
    await navigator.go(url('/prodaja-sobe/?pag=2#lista'), 'push');
    expect(log[0]).toBe('push /prodaja-sobe/?pag=2&gclid=A&utm_source=x#lista');
    expect(log.filter((line) => /^(push|replace)/.test(line))).toHaveLength(1);
  });

  it('go along to pages only the server can answer', async () => {
    const { log, navigator } = record({ currentSearch: () => '?gclid=A' });
    await navigator.go(url('/de/'), 'push');
    expect(log).toEqual(['leave /de/?gclid=A']);
  });
});
