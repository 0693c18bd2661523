import { join } from 'node:path';
import { createDb } from '../../platform/db';
import { changeRemote, openRegistry, uploadRelease, type Registry } from './api';
import { waitForFollowers } from './follower.store';
import { useRegistry } from './testing/registry-bench';

const bench = useRegistry();
const OLD = '1.0.0-00000001';
const NEW = '1.1.0-00000002';
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  await bench.publish({ name: 'mf-a', release: OLD });
  await uploadRelease(bench.db, await bench.build({ name: 'mf-a', release: NEW }));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A process of its own: connections of its own, under a name of its own. */
async function follower(name: string, prepare: () => Promise<void> = () => Promise.resolve()): Promise<Registry> {
  const handle = createDb(bench.database.address, { poolSize: 2, applicationName: `kvadrat ${name}` });
  const registry = await openRegistry({
    db: handle.db,
    sql: handle.sql,
    mirrorFile: join(bench.folder, `${name}.json`),
    warn: () => undefined,
    prepare,
  });
  closers.push(() => registry.close().then(() => handle.close()));
  return registry;
}

const publishNew = () =>
  changeRemote(bench.db, 'mf-a', { action: 'pin', release: NEW }, { author: 'ana', reason: 'test' });
const live = (registry: Registry): string | undefined => registry.current().entries[0]?.stable;

it('a change ends when every process serves it, the slowest one too', async () => {
  let ready: () => void = () => undefined;
  let begun = false;
  const gate = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const quick = await follower('quick');
  const slow = await follower('slow', () => {
    if (!begun) return Promise.resolve();
    setTimeout(ready, 300);
    return gate;
  });
  begun = true;
  const outcome = await publishNew();
  expect([live(quick), live(slow)]).toEqual([NEW, NEW]);
  expect(outcome).not.toHaveProperty('behind');
});

it('a process that does not follow is told of after a while, and holds nobody up for ever', async () => {
  let stuck = false;
  const registry = await follower('stuck', () => (stuck ? Promise.reject(new Error('disk full')) : Promise.resolve()));
  stuck = true;
  expect(await publishNew()).toMatchObject({ changed: true, behind: 1 });
  expect(live(registry)).toBe(OLD);
  stuck = false;
  await registry.reload();
  expect(await waitForFollowers(bench.db, 2)).toBe(0);
});

it('a process that was killed is not waited for, and its note is swept away by the next one', async () => {
  await bench.database
    .sql`INSERT INTO registry_follower (id, session, revision) VALUES ('killed', 'kvadrat killed', 1)`;
  expect(await waitForFollowers(bench.db, 2, 0)).toBe(0);
  await follower('next');
  const notes = await bench.db.selectFrom('registry_follower').select('session').execute();
  expect(notes).toEqual([{ session: 'kvadrat next' }]);
});

it('a process that opens while somebody changes the registry serves no older revision than it says', async () => {
  // The change comes between the reading of the snapshot and the note.
  let changed = false;
  const registry = await follower('late', async () => {
    if (changed) return;
    changed = true;
    await publishNew();
  });
  expect(live(registry)).toBe(NEW);
});
