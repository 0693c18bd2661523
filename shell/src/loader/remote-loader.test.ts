import type { LoadRelease } from './load-release';
import type { LoadableRelease } from './loadable-release';
import { createRemoteLoader } from './remote-loader';
import { release, remoteModule } from '../testing/releases';

const lifecycles = remoteModule();
const never = new Promise<never>(() => undefined);
const previous: LoadableRelease = { ...release(), release: '0.9.0-11111111', base: '/r/mf-search/0.9.0-11111111/' };

/** What a load did, as `release attempt @ milliseconds`. */
let calls: string[] = [];
const loading = (answer: (asked: LoadableRelease, attempt: number) => ReturnType<LoadRelease>): LoadRelease => {
  const began = Date.now();
  return (asked, attempt) => {
    calls.push(`${asked.release} ${attempt} @ ${Date.now() - began}`);
    return answer(asked, attempt);
  };
};

beforeEach(() => {
  calls = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('loads once however many ask', async () => {
  const loader = createRemoteLoader(
    loading(() => Promise.resolve(lifecycles)),
    jest.fn(),
  );
  expect(loader.state('mf-search')).toBe('idle');
  const both = Promise.all([loader.load(release()), loader.load(release())]);
  expect(loader.state('mf-search')).toBe('loading');
  expect(await both).toEqual([lifecycles, lifecycles]);
  expect(loader.state('mf-search')).toBe('mounted');
  expect(calls).toEqual(['1.0.0-00000000 0 @ 0']);
  expect(jest.getTimerCount()).toBe(0);
});

it('overtakes a hanging attempt at 2.5 s', async () => {
  const loader = createRemoteLoader(
    loading((_, attempt) => (attempt === 0 ? never : Promise.resolve(lifecycles))),
    jest.fn(),
  );
  const load = loader.load(release());
  await jest.advanceTimersByTimeAsync(2499);
  expect(calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await load).toBe(lifecycles);
  expect(calls).toEqual(['1.0.0-00000000 0 @ 0', '1.0.0-00000000 1 @ 2500']);
});

it('tries again at once after a 404, then takes the previous release and says so', async () => {
  const report = jest.fn();
  const answer: LoadRelease = (asked) =>
    asked === previous ? Promise.resolve(lifecycles) : Promise.reject(new Error('404'));
  const loader = createRemoteLoader(loading(answer), report);
  expect(await loader.load(release('mf-search', { previous }))).toBe(lifecycles);
  expect(calls).toEqual(['1.0.0-00000000 0 @ 0', '1.0.0-00000000 1 @ 0', '0.9.0-11111111 0 @ 0']);
  expect(report).toHaveBeenCalledWith(expect.any(Error), {
    code: 'MFE-001',
    remote: 'mf-search',
    release: '1.0.0-00000000',
  });
});

it('takes the previous release at 3 s when both attempts hang', async () => {
  const loader = createRemoteLoader(
    loading((asked) => (asked === previous ? Promise.resolve(lifecycles) : never)),
    jest.fn(),
  );
  const load = loader.load(release('mf-search', { previous }));
  await jest.advanceTimersByTimeAsync(3000);
  expect(await load).toBe(lifecycles);
});

it('ends at 6 s whatever hangs', async () => {
  const report = jest.fn();
  const loader = createRemoteLoader(
    loading(() => never),
    report,
  );
  const outcome = expect(loader.load(release('mf-search', { previous }))).rejects.toMatchObject({
    code: 'unavailable',
  });
  await jest.advanceTimersByTimeAsync(5999);
  expect(loader.state('mf-search')).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  await outcome;
  expect(loader.state('mf-search')).toBe('degraded');
  expect(report).toHaveBeenLastCalledWith(expect.any(Error), {
    code: 'MFE-002',
    remote: 'mf-search',
    release: '1.0.0-00000000',
  });
});

it('a remote that failed, or does not work, is not tried again in this document', async () => {
  const loader = createRemoteLoader(
    loading(() => Promise.reject(new Error('500'))),
    jest.fn(),
  );
  await expect(loader.load(release())).rejects.toMatchObject({ code: 'unavailable' });
  await expect(loader.load(release())).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toHaveLength(2);
  loader.degrade('mf-listings');
  await expect(loader.load(release('mf-listings'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toHaveLength(2);
});
