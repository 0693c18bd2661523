import { join } from 'node:path';
import type { Db } from '../../../platform/db';
import { withTemporaryFolders } from '../../../platform/db/testing/temporary-folder';
import { withTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database';
import type { ChangeOutcome } from '@kvadrat/contracts/releases';
import { readReleasePackage, type ReleasePackage } from '@kvadrat/publish';
import { publishRelease } from '../api';
import { writeFakeRelease, type FakeRelease } from './fake-release';

export type Built = Partial<FakeRelease> & { name: string };

export interface RegistryBench {
  readonly database: TestDatabase;
  readonly db: Db;
  /** A folder for this test. */
  readonly folder: string;
  /** Writes a release as a build would, and answers its folder. */
  folderOf: (options: Built) => string;
  /** The same, read. */
  build: (options: Built) => Promise<ReleasePackage>;
  publish: (options: Built) => Promise<ChangeOutcome>;
}

/** Who changes what in tests. */
export const ORDER = { author: 'test', reason: 'test' };

/** An empty registry in a database of its own before each test of the file. */
export function useRegistry(): RegistryBench {
  const database = withTestDatabase();
  const temporaryFolder = withTemporaryFolders();
  let folder = '';
  beforeEach(async () => {
    await database.sql`truncate registry_release, registry_file, registry_release_file, registry_entry, registry_revision, registry_token, registry_key, registry_override, registry_secret, registry_follower cascade`;
    folder = temporaryFolder();
  });
  const folderOf = (options: Built): string =>
    writeFakeRelease(join(folder, 'builds'), { server: 'exports.render = () => null;', ...options });
  const build = (options: Built): Promise<ReleasePackage> => readReleasePackage(folderOf(options));
  return {
    database,
    get db() {
      return database.db;
    },
    get folder() {
      return folder;
    },
    folderOf,
    build,
    publish: async (options) => publishRelease(database.db, await build(options), ORDER),
  };
}
