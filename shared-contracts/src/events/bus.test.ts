import { createBus } from '@kvadrat/contracts/events';

const TOPIC = 'kvadrat:favourites-changed';

it('carries data to every listener until it is told to stop', () => {
  const bus = createBus(new EventTarget());
  const seen: number[] = [];
  const off = bus.on(TOPIC, ({ count }) => seen.push(count));
  bus.emit(TOPIC, { count: 1 });
  off();
  bus.emit(TOPIC, { count: 2 });
  expect(seen).toEqual([1]);
});

it('an aborted signal ends listening, also one that was aborted before', () => {
  const bus = createBus(new EventTarget());
  const aborter = new AbortController();
  const listener = jest.fn();
  bus.on('login-required', listener, aborter.signal);
  aborter.abort();
  bus.on('login-required', listener, aborter.signal);
  bus.emit('login-required');
  expect(listener).not.toHaveBeenCalled();
});

it('a state is kept for late listeners, over copies of the bus; a fact or request is not', () => {
  const target = new EventTarget();
  createBus(target).emit(TOPIC, { count: 3 });
  createBus(target).emit('login-required');
  const states = jest.fn();
  const requests = jest.fn();
  createBus(target).on(TOPIC, states);
  createBus(target).on('login-required', requests);
  expect(states).toHaveBeenCalledWith({ count: 3 }, expect.any(CustomEvent));
  expect(requests).not.toHaveBeenCalled();
});

it('R156 R157 takes bare events of any script of the page', () => {
  const target = new EventTarget();
  const listener = jest.fn();
  createBus(target).on('logout-required', listener);
  target.dispatchEvent(new CustomEvent('logout-required'));
  target.dispatchEvent(new CustomEvent('logout-required', { detail: 'whatever' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('tells the sender of a request whether somebody has taken it', () => {
  const bus = createBus(new EventTarget());
  expect(bus.emit('login-required')).toBe(true);
  bus.on('login-required', (_, event) => event.preventDefault());
  expect(bus.emit('login-required')).toBe(false);
});

it('passes a topic of newer contracts on as it is, in its first version; another version is ignored and reported', () => {
  const target = new EventTarget();
  const report = jest.fn();
  const listener = jest.fn((_data: unknown, event: CustomEvent) => event.preventDefault());
  const bus = createBus(target, report);
  // As a release says it that was compiled with contracts which have the topic.
  Reflect.apply(bus.on, bus, ['kvadrat:newer', listener]);
  expect(Reflect.apply(bus.emit, bus, ['kvadrat:newer', { step: 1 }])).toBe(false);
  target.dispatchEvent(new CustomEvent('kvadrat:newer', { detail: { v: 2, data: { step: 2 } } }));
  expect(listener.mock.calls.map(([data]) => data)).toEqual([{ step: 1 }]);
  expect(report).toHaveBeenCalledWith('kvadrat:newer: unknown version 2');
});

it.each([
  ['an unknown version', { v: 2, data: { count: 1 } }],
  ['data of another shape', { v: 1, data: { count: '1' } }],
  ['no data', null],
])('ignores %s and reports it', (_, detail) => {
  const target = new EventTarget();
  const report = jest.fn();
  const listener = jest.fn();
  createBus(target, report).on(TOPIC, listener);
  target.dispatchEvent(new CustomEvent(TOPIC, { detail }));
  expect(listener).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledTimes(1);
});
