import { INTEGRITY_MAP } from '@kvadrat/contracts/releases';
import { HASH, release } from '../testing/releases';
import { pinManifest } from './pin-manifest';

const { name, release: version, base } = release();
function answering(manifest: unknown): Parameters<typeof pinManifest>[0] & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    get: <T>(path: string) => {
      asked.push(path);
      return Promise.resolve(manifest as T);
    },
  };
}
const pinned = (): unknown => Reflect.get(window, INTEGRITY_MAP);

beforeEach(() => Reflect.deleteProperty(window, INTEGRITY_MAP));

it('makes the hashes of all files known by their paths, and none that browsers could not check', async () => {
  const http = answering({
    name,
    release: version,
    files: { 'lazy.js': { bytes: 1, integrity: HASH }, 'odd.js': { bytes: 1, integrity: 'sha256-AAAA' } },
  });
  await pinManifest(http, release());
  expect(http.asked).toEqual([`${base}remote.json`]);
  expect(pinned()).toEqual({ [`${base}lazy.js`]: HASH });
});

it.each([
  ['of another remote', { name: 'mf-other', release: version, files: {} }],
  ['of another release', { name, release: '0.0.1-00000000', files: {} }],
  ['without files', { name, release: version }],
])('takes no manifest %s', async (_what, manifest) => {
  await expect(pinManifest(answering(manifest), release())).rejects.toMatchObject({ code: 'internal' });
  expect(pinned()).toBeUndefined();
});
