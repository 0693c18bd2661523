import { type Db, migrate } from '../platform/db';
import { loadPlaces } from '../domains/geography/api';
import { registerLocalBuilds } from '../domains/registry/api';
import { projectRoot, type Settings } from '../platform/settings';
import { localPackages } from './local-packages';

/** Brings schema and places up to date, and takes up what was built on this machine: once for all processes of a start. */
export async function prepareData(
  db: Db,
  { production }: Pick<Settings, 'production'>,
  print: (line: string) => void,
): Promise<void> {
  const migrations = await migrate(db);
  if (migrations.length > 0)
    print(`Database schema: ${migrations.length} ${migrations.length === 1 ? 'step' : 'steps'} applied.`);
  if (await loadPlaces(db)) print('Places of Croatia loaded.');
  for (const { name, release } of await registerLocalBuilds(db, localPackages(projectRoot()), {
    development: !production,
    note: print,
  }))
    print(`${name} ${release} is live.`);
}
