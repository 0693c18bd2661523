import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { readSettings } from '../platform/settings';
import { lesserRights, type Rights } from './lesser-rights';

const newFolder = withTemporaryFolders();
const NOBODY = { uid: 65534, gid: 65534 };
const asRoot = process.getuid?.() === 0 ? test : test.skip;

/** A program that everybody may read, and a data folder. */
function place(): { root: string; dataDir: string } {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  const root = join(folder, 'kvadrat');
  for (const name of ['node_modules/pg', 'server/dist', 'docs/errors', 'shell/dist', 'mf-x/dist'])
    mkdirSync(join(root, name), { recursive: true });
  for (const name of ['server/dist/main.cjs', 'mf-x/dist/latest.json']) writeFileSync(join(root, name), '');
  mkdirSync(join(folder, 'data'));
  return { root, dataDir: join(folder, 'data') };
}

const decide = ({ root, dataDir }: { root: string; dataDir: string }): Rights =>
  lesserRights({ settings: readSettings({ DATA_DIR: dataDir }), account: NOBODY, root });

asRoot('J7 as root the account that answers visitors gets what it writes, and nothing else of the data folder', () => {
  const there = place();
  expect(decide(there)).toEqual({ account: NOBODY, told: expect.stringContaining('without rights of root') });
  expect(['media', 'registry', 'releases', '.'].map((name) => statSync(join(there.dataDir, name)).uid)).toEqual([
    65534, 65534, 65534, 0,
  ]);
});

asRoot.each([
  ['the program is closed to it', 'kvadrat', 0o700],
  ['a part of the program is', 'kvadrat/server', 0o700],
  ['a file of a release is', 'kvadrat/mf-x/dist/latest.json', 0o600],
  ['the data folder is', 'data', 0o700],
])('J7 where %s the rights are kept, and one line says what that means and what to do', (_, name, mode) => {
  const there = place();
  const path = join(there.root, '..', name);
  chmodSync(path, mode);
  const { account, told } = decide(there);
  expect(account).toBeUndefined();
  expect(told).toMatch(
    /^Started as root, and the processes that answer visitors keep its rights: .*Put the portal .* or start it as another account\.$/,
  );
  expect(told).toContain(path);
});

test('J7 who is not root keeps what they have, and nothing is said', () => {
  const getuid = jest.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(lesserRights({ settings: readSettings({ DATA_DIR: newFolder() }) })).toEqual({
    account: undefined,
    told: undefined,
  });
  expect(getuid).toHaveBeenCalled();
});
