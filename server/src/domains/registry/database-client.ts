import type { RegistryClient } from '@kvadrat/publish';
import type { Db } from '../../platform/db';
import { changeRemote } from './change-remote';
import { giveOverride } from './override-calls';
import { listOverrides, revokeOverride } from './override.store';
import { LOCAL_BUILD_AUTHOR } from './local-build-author';
import { checkRelease, type Origin, uploadRelease } from './publish-release';
import { readHistory, readSnapshot } from './registry.store';

const HISTORY_LENGTH = 50;

/**
 * The registry for operators, who reach the database itself.
 * @param person who is written into the history
 * @param local whether what is published are builds of this checkout, which its next build may replace
 */
export function databaseClient(
  db: Db,
  person: string,
  previewOrigins: readonly string[],
  local = false,
): RegistryClient {
  const origin: Origin = local ? { kind: 'local', builtAt: new Date() } : { kind: 'operator' };
  const author = local ? LOCAL_BUILD_AUTHOR : person;
  return {
    list: () => readSnapshot(db),
    history: (name) => readHistory(db, name, HISTORY_LENGTH),
    verify: async (candidate) => {
      await checkRelease(db, candidate, await readSnapshot(db), origin);
      return candidate.manifest;
    },
    upload: (candidate) => uploadRelease(db, candidate, origin),
    change: (name, action, order) => changeRemote(db, name, action, { ...order, author }, origin),
    override: (what, hours) => giveOverride(db, { ...what, hours, author }, previewOrigins),
    overrides: (name) => listOverrides(db, name),
    revokeOverride: (name, id) => revokeOverride(db, name, id),
  };
}
