import type { FileRequest } from './load-file';
import { createFilesLoader } from './load-files';
import { createReleaseLoader } from './load-release';
import type { LoadableRelease } from './loadable-release';
import { HASH, release, remoteModule } from '../testing/releases';

const lifecycles = remoteModule();
const requests: FileRequest[] = [];
const asked = (): string[] => requests.map(({ href, attempt }) => `${href.replace(/^.*\//, '')} ${attempt}`);
const load = (request: FileRequest): Promise<void> => {
  requests.push(request);
  return Promise.resolve();
};

beforeEach(() => requests.splice(0));

it('asks for every file at once, with its integrity, and opens the container once all are there', async () => {
  const open = jest.fn(() => Promise.resolve(lifecycles));
  const loadRelease = createReleaseLoader(createFilesLoader(load), open);
  expect(await loadRelease(release(), 0)).toBe(lifecycles);
  expect(asked()).toEqual(['app.css 0', 'app.js 0', 'locale-hr.js 0', 'entry.js 0']);
  expect(requests.at(-1)).toMatchObject({ kind: 'script', integrity: HASH });
  await loadRelease(release(), 1);
  expect(open).toHaveBeenCalledTimes(1);
});

it('a second attempt asks only for what has not come', async () => {
  const hanging = (request: FileRequest): Promise<void> => {
    void load(request);
    return request.href.endsWith('entry.js') && request.attempt === 0
      ? new Promise(() => undefined)
      : Promise.resolve();
  };
  const loadRelease = createReleaseLoader(createFilesLoader(hanging), () => Promise.resolve(lifecycles));
  void loadRelease(release(), 0);
  await Promise.resolve();
  requests.splice(0);
  expect(await loadRelease(release(), 1)).toBe(lifecycles);
  expect(asked()).toEqual(['entry.js 1']);
});

it('a container that did not open may be opened again', async () => {
  const open = jest
    .fn<Promise<typeof lifecycles>, [LoadableRelease]>()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(lifecycles);
  const loadRelease = createReleaseLoader(createFilesLoader(load), open);
  await expect(loadRelease(release(), 0)).rejects.toThrow('chunk');
  expect(await loadRelease(release(), 1)).toBe(lifecycles);
});

it('asks once for the hashes a page does not hold, beside the files, and opens nothing without them', async () => {
  const pin = jest.fn<Promise<void>, [LoadableRelease]>().mockRejectedValueOnce(new Error('cut')).mockResolvedValue();
  const open = jest.fn(() => Promise.resolve(lifecycles));
  const loadRelease = createReleaseLoader(createFilesLoader(load, pin), open);
  await loadRelease({ ...release('mf-auth') }, 0);
  expect(pin).not.toHaveBeenCalled();
  open.mockClear();
  const partial = { ...release(), partial: true as const };
  await expect(loadRelease(partial, 0)).rejects.toThrow('cut');
  expect(open).not.toHaveBeenCalled();
  await loadRelease(partial, 1);
  await loadRelease(partial, 0);
  expect(pin).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledTimes(1);
});

it('another release of the remote starts without what the first has left', async () => {
  const loadRelease = createReleaseLoader(createFilesLoader(load), () => Promise.resolve(lifecycles));
  await loadRelease(release(), 0);
  Object.assign(window, { kvadrat_mf_search: {}, kvadrat_mf_search_chunks: [] });
  await loadRelease({ ...release(), base: '/r/mf-search/0.9.0-11111111/' }, 0);
  expect(window).not.toHaveProperty('kvadrat_mf_search');
  expect(window).not.toHaveProperty('kvadrat_mf_search_chunks');
});
