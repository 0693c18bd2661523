import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { readReleaseFile, RegistryError } from '../../domains/registry/api';
import { writeFakeRelease } from '../../domains/registry/testing/fake-release';
import { adRemote, SHELL } from './testing/sample-releases';
import { createTestPortal, type TestPortal } from './testing/test-portal';

const temporaryFolder = withTemporaryFolders();
const OLD = adRemote("return page('old page');", '1.0.0-00000001');
const NEW = adRemote("return page('new page');", '1.1.0-00000002');

let portal: TestPortal;
/** `name/release` of the server bundles that cannot be read now. */
const unreadable = new Set<string>();

beforeEach(async () => {
  unreadable.clear();
  const folder = temporaryFolder();
  writeFakeRelease(folder, OLD);
  portal = await createTestPortal({
    folder,
    releases: [SHELL],
    pages: {
      releases: {
        state: () => Promise.resolve('kept'),
        file: () => Promise.resolve(null),
        read: (manifest, name) =>
          unreadable.has(`${manifest.name}/${manifest.release}`) && name === manifest.serverBundle
            ? Promise.reject(new RegistryError('MFE-005', 'it was changed'))
            : readReleaseFile(folder, manifest, name),
      },
    },
  });
  await portal.settled();
});
afterEach(() => portal.app.close());

const open = async () => {
  const { body, headers, statusCode } = await portal.app.inject('/oglasi/7/');
  return { body, statusCode, releases: headers['kvadrat-releases'] };
};

it('D5 the previous release makes the whole page where a server bundle cannot be read, from the first request on', async () => {
  unreadable.add('mf-ad/1.1.0-00000002');
  await portal.publish([SHELL, { ...NEW, previous: OLD.release ?? '' }]);
  for (let visit = 0; visit < 2; visit += 1) {
    const { body, statusCode, releases } = await open();
    expect(statusCode).toBe(200);
    expect(body).toContain('old page');
    // Scripts of the same release: they would not fit the other one's HTML.
    expect(body).toContain('/r/mf-ad/1.0.0-00000001/entry.js');
    expect(body).not.toContain('1.1.0-00000002');
    expect(releases).toBe('shell@1.0.0-00000001 mf-ad@1.0.0-00000001');
  }
  expect((await portal.settled())['mf-ad@1.1.0-00000002']).toBe('unreadable');
});

it('D5 the release makes its pages again once its server bundle can be read', async () => {
  unreadable.add('mf-ad/1.1.0-00000002');
  await portal.publish([SHELL, { ...NEW, previous: OLD.release ?? '' }]);
  expect((await open()).body).toContain('old page');
  unreadable.clear();
  const deadline = Date.now() + 20_000;
  while (!(await open()).body.includes('new page')) {
    if (Date.now() > deadline) throw new Error('the release did not come back');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});

it('D5 O-38 without a previous release the page is not available, unless the browser makes it', async () => {
  unreadable.add('mf-ad/1.1.0-00000002');
  await portal.publish([SHELL, NEW]);
  const { body, statusCode } = await open();
  expect(statusCode).toBe(503);
  expect(body).toContain('data-remote="mf-ad"></div>');
  expect(body).toContain('/r/mf-ad/1.1.0-00000002/entry.js');
});
