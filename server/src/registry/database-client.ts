import type { RegistryClient } from '@kvadrat/publish';
import type { Db } from '../db';
import { changeRemote } from './change-remote';
import { overrideLink } from './override.routes';
import { checkRelease, uploadRelease } from './publish-release';
import { readHistory, readSnapshot } from './registry.store';
import { signOverride } from './release-override';

const HISTORY_LENGTH = 50;
const HOUR_MS = 3_600_000;

/** The registry for operators, who reach the database itself. @param author who is written into the history */
export function databaseClient(db: Db, author: string): RegistryClient {
  return {
    list: () => readSnapshot(db),
    history: (name) => readHistory(db, name, HISTORY_LENGTH),
    verify: async (candidate) => {
      await checkRelease(db, candidate, await readSnapshot(db));
      return candidate.manifest;
    },
    upload: (candidate) => uploadRelease(db, candidate),
    change: (name, action, order) => changeRemote(db, name, action, { ...order, author }),
    override: async (key, hours) => overrideLink(await signOverride(db, [key], Date.now() + hours * HOUR_MS)),
  };
}
