import { AppError } from '@kvadrat/contracts/errors';
import { readingClient, type RouteLocation } from '@kvadrat/contracts/remote';
import { definePage } from '.';
import { createPageLoader, type PageLoader } from './page-loader';

let libraryLoads = 0;
jest.mock('./query/page-cache', () => {
  libraryLoads += 1;
  return jest.requireActual<object>('./query/page-cache');
});

const route = (path: string): RouteLocation => ({ name: 'list', params: {}, path, search: '', locale: 'hr' });
const http = readingClient(() => Promise.reject(new Error('none')));
const load = jest.fn();

function open(): PageLoader {
  const page = definePage<number>({
    load,
    head: () => ({ title: '', description: '', canonical: '' }),
    Page: () => null,
    Skeleton: () => null,
  });
  return createPageLoader({ list: page }, { client: null, forgetPages: () => undefined });
}

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  libraryLoads = 0;
  load.mockReset().mockResolvedValue({ status: 200, data: 1 });
});
afterEach(() => jest.useRealTimers());

it('the first page is taken from the server, or read once, without the query library', async () => {
  const seeded = open();
  seeded.seed(route('/a/'), 7);
  expect(await seeded.load(route('/a/'), http)).toEqual({ status: 200, data: 7 });
  expect(load).not.toHaveBeenCalled();
  const bare = open();
  expect(bare.has(route('/a/'))).toBe(false);
  await Promise.all([bare.load(route('/a/'), http), bare.load(route('/a/'), http)]);
  expect([load.mock.calls.length, bare.has(route('/a/')), libraryLoads]).toEqual([1, true, 0]);
});

it('R160 the first page is read again after 1, 2 and 4 seconds, and not at all where that is of no use', async () => {
  const loader = open();
  const at: number[] = [];
  const began = Date.now();
  load.mockImplementation(() => {
    at.push(Date.now() - began);
    return Promise.reject(new AppError('status', '500: Oops', { status: 500 }));
  });
  const outcome = expect(loader.load(route('/a/'), http)).rejects.toThrow('500: Oops');
  await jest.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(at).toEqual([0, 1000, 3000, 7000]);
  const gone = new AppError('status', '404: no', { status: 404 });
  load.mockReset().mockRejectedValue(gone);
  await expect(loader.load(route('/a/'), http)).rejects.toBe(gone);
  expect(load).toHaveBeenCalledTimes(1);
});

it('the second page is asked for while the library is on its way, and each page only once', async () => {
  const loader = open();
  loader.seed(route('/a/'), 7);
  load.mockImplementation(({ path }: RouteLocation) => Promise.resolve({ status: 200, data: path }));
  const both = Promise.all([loader.load(route('/b/'), http), loader.load(route('/a/'), http)]);
  expect([load.mock.calls.length, libraryLoads]).toEqual([1, 0]);
  expect(await both).toEqual([
    { status: 200, data: '/b/' },
    { status: 200, data: 7 },
  ]);
  await loader.load(route('/b/'), http);
  expect([load.mock.calls.length, libraryLoads]).toEqual([1, 1]);
});

it('a read nobody waits for is stopped, whether it is the first or the library is still on its way', async () => {
  const signals: AbortSignal[] = [];
  load.mockImplementation((_route: RouteLocation, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  const loader = open();
  const first = expect(loader.load(route('/a/'), http)).rejects.toMatchObject({ code: 'abort' });
  loader.cancel(route('/a/'));
  await first;
  const next = open();
  next.seed(route('/a/'), 7);
  const second = expect(next.load(route('/b/'), http)).rejects.toThrow();
  next.cancel(route('/b/'));
  await second;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it('what is forgotten is asked for anew, the first page as well', async () => {
  const loader = open();
  loader.seed(route('/a/'), 7);
  await loader.load(route('/b/'), http);
  loader.forget();
  expect([loader.has(route('/a/')), loader.has(route('/b/'))]).toEqual([false, false]);
  expect(await loader.load(route('/a/'), http)).toEqual({ status: 200, data: 1 });
});
