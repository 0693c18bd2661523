import { AppError } from '@kvadrat/contracts/errors';
import { readingClient, type RouteLocation } from '@kvadrat/contracts/remote';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { definePage } from '..';
import { createPageLoader } from '../page-loader';
import { createQueryClient } from './query-client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const route: RouteLocation = { name: 'list', params: {}, path: '/list/', search: '', locale: 'hr' };

it('R159 neither mount nor focus nor reconnect fetches again', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = jest.fn().mockResolvedValue('data');
  const observe = () => new QueryObserver(client, { queryKey: ['a'], queryFn }).subscribe(() => undefined);
  const stop = observe();
  await jest.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  stop();
  observe()();
  await jest.advanceTimersByTimeAsync(1000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  focusManager.setFocused(undefined);
  client.unmount();
  client.clear();
});

it('R160 retries after 1, 2 and 4 seconds, then gives up', async () => {
  const client = createQueryClient();
  const at: number[] = [];
  const began = Date.now();
  const answer = client.query({
    queryKey: ['b'],
    queryFn: () => {
      at.push(Date.now() - began);
      throw new AppError('status', '500: Oops', { status: 500 });
    },
  });
  const outcome = expect(answer).rejects.toThrow('500: Oops');
  await jest.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(at).toEqual([0, 1000, 3000, 7000]);
  client.clear();
});

it('R160 no pause is longer than 30 s', () => {
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;
  expect(typeof delay === 'function' && delay(10, new Error('x'))).toBe(30_000);
});

it.each([
  ['a 4xx answer', new AppError('status', '404: no', { status: 404 })],
  ['an abort', new AppError('abort', 'aborted')],
])('R160 does not retry %s', async (_, error) => {
  const client = createQueryClient();
  const queryFn = jest.fn().mockRejectedValue(error);
  await expect(client.query({ queryKey: ['c'], queryFn })).rejects.toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(1);
  client.clear();
});

describe('R161 data of a page', () => {
  const load = jest.fn();
  const http = readingClient(() => Promise.reject(new Error('none')));
  const open = async () => {
    load.mockReset().mockResolvedValue({ status: 200, data: 1 });
    const page = definePage<number>({
      load,
      head: () => ({ title: '', description: '', canonical: '' }),
      Page: () => null,
      Skeleton: () => null,
    });
    const loader = createPageLoader({ list: page }, { client: null, forgetPages: () => undefined });
    await loader.load(route, http);
    return loader;
  };

  it('is there 299 s after the page was left and gone after 301 s', async () => {
    const loader = await open();
    loader.hold(route)();
    await jest.advanceTimersByTimeAsync(299_000);
    expect(loader.has(route)).toBe(true);
    await jest.advanceTimersByTimeAsync(2000);
    expect(loader.has(route)).toBe(false);
  });

  it('R257 is asked for again when it said that it could not be had', async () => {
    const loader = await open();
    load.mockResolvedValueOnce({ status: 503, data: 2 });
    const other = { ...route, path: '/other/' };
    await expect(loader.load(other, http)).resolves.toEqual({ status: 503, data: 2 });
    await expect(loader.load(other, http)).resolves.toEqual({ status: 200, data: 1 });
    await loader.load(other, http);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is kept as long as the page is shown', async () => {
    const loader = await open();
    const release = loader.hold(route);
    await jest.advanceTimersByTimeAsync(3_600_000);
    await loader.load(route, http);
    expect(load).toHaveBeenCalledTimes(1);
    release();
    await jest.advanceTimersByTimeAsync(301_000);
    expect(loader.has(route)).toBe(false);
  });
});
