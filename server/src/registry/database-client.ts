import type { RegistryClient } from '@kvadrat/publish';
import type { Db } from '../db';
import { changeRemote } from './change-remote';
import { giveOverride } from './override-calls';
import { listOverrides, revokeOverride } from './override.store';
import { checkRelease, uploadRelease } from './publish-release';
import { readHistory, readSnapshot } from './registry.store';

const HISTORY_LENGTH = 50;

/** The registry for operators, who reach the database itself. @param author who is written into the history */
export function databaseClient(db: Db, author: string, previewOrigins: readonly string[]): RegistryClient {
  return {
    list: () => readSnapshot(db),
    history: (name) => readHistory(db, name, HISTORY_LENGTH),
    verify: async (candidate) => {
      await checkRelease(db, candidate, await readSnapshot(db));
      return candidate.manifest;
    },
    upload: (candidate) => uploadRelease(db, candidate),
    change: (name, action, order) => changeRemote(db, name, action, { ...order, author }),
    override: (what, hours) => giveOverride(db, { ...what, hours, author }, previewOrigins),
    overrides: (name) => listOverrides(db, name),
    revokeOverride: (name, id) => revokeOverride(db, name, id),
  };
}
