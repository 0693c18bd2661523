import type { ChangeOutcome, RemoteAction } from '@kvadrat/contracts/releases';
import { changeRemote, uploadRelease } from './api';
import { readHistory } from './registry.store';
import { ORDER, useRegistry } from './testing/registry-bench';

const registry = useRegistry();
const OLD = '1.0.0-00000001';
const NEW = '1.1.0-00000002';
const until = new Date(Date.now() + 3_600_000).toISOString();
const change = (action: RemoteAction, name = 'mf-a'): Promise<ChangeOutcome> =>
  changeRemote(registry.db, name, action, { author: 'ana', reason: action.action });

beforeEach(async () => {
  await registry.publish({ name: 'mf-a', release: OLD });
  await uploadRelease(registry.db, await registry.build({ name: 'mf-a', release: NEW }));
});

it('a canary is raised, promoted and taken back, and history tells who and why', async () => {
  expect(await change({ action: 'canary', release: NEW, percent: 10, until })).toMatchObject({
    release: OLD,
    canary: { release: NEW, percent: 10, until },
    revision: 2,
  });
  expect(await change({ action: 'canary', release: NEW, percent: 20, until })).toMatchObject({
    canary: { percent: 20 },
  });
  expect(await change({ action: 'promote' })).toMatchObject({ release: NEW, previous: OLD, canary: null });
  expect(await change({ action: 'rollback' })).toMatchObject({ release: OLD, previous: NEW, revision: 5 });
  expect(await readHistory(registry.db, 'mf-a', 50)).toMatchObject([
    { revision: 5, author: 'ana', reason: 'rollback', entry: { stable: OLD } },
    { revision: 4, reason: 'promote', entry: { stable: NEW, canary: null } },
    { revision: 3, reason: 'canary', entry: { canary: { percent: 20 } } },
    { revision: 2 },
    { revision: 1, author: 'test', entry: { stable: OLD, previous: null } },
  ]);
});

it('a canary is stopped without a trace, and a rollback stops it as well', async () => {
  await change({ action: 'canary', release: NEW, percent: 10, until });
  expect(await change({ action: 'stop-canary' })).toMatchObject({ release: OLD, canary: null, changed: true });
  expect(await change({ action: 'stop-canary' })).toMatchObject({ changed: false });
  await change({ action: 'pin', release: NEW });
  await uploadRelease(registry.db, await registry.build({ name: 'mf-a', release: '1.2.0-00000003' }));
  await change({ action: 'canary', release: '1.2.0-00000003', percent: 10, until });
  expect(await change({ action: 'rollback' })).toMatchObject({ release: OLD, canary: null });
});

it('MFE-114 refuses a canary without sense', async () => {
  const canary = (order: Partial<Extract<RemoteAction, { action: 'canary' }>>) =>
    change({ action: 'canary', release: NEW, percent: 10, until, ...order });
  const refused = (words: string) => ({ code: 'MFE-114', message: expect.stringContaining(words) as string });
  await expect(canary({ percent: 101 })).rejects.toMatchObject(refused('from 0 to 100'));
  await expect(canary({ percent: Number.NaN })).rejects.toMatchObject(refused('from 0 to 100'));
  await expect(canary({ until: '2020-01-01' })).rejects.toMatchObject(refused('not in the future'));
  await expect(canary({ until: 'soon' })).rejects.toMatchObject(refused('not in the future'));
  await expect(canary({ release: OLD })).rejects.toMatchObject(refused('everybody has it'));
  await expect(change({ action: 'promote' })).rejects.toMatchObject(refused('no canary to promote'));
  await change({ action: 'off' });
  await expect(canary({})).rejects.toMatchObject(refused('Turn it on'));
  await registry.publish({ name: 'shell', role: 'shell' });
  await expect(
    changeRemote(registry.db, 'shell', { action: 'canary', release: NEW, percent: 1, until }, ORDER),
  ).rejects.toMatchObject(refused('one shell'));
});

it('MFE-113 refuses a release that was never uploaded or is cleaned away', async () => {
  await expect(change({ action: 'pin', release: '9.0.0-00000009' })).rejects.toMatchObject({ code: 'MFE-113' });
  await registry.database
    .sql`update registry_release set retired_at = now() - interval '31 days' where release = ${NEW}`;
  await expect(change({ action: 'canary', release: NEW, percent: 1, until })).rejects.toMatchObject({
    code: 'MFE-113',
  });
});

it('MFE-105 refuses to go back where there is nothing, and a remote nobody knows', async () => {
  await expect(change({ action: 'rollback' })).rejects.toMatchObject({ code: 'MFE-105' });
  await expect(change({ action: 'off' }, 'mf-x')).rejects.toMatchObject({
    code: 'MFE-105',
    message: expect.stringContaining('mf-a') as string,
  });
});

it('a release is judged again when it goes live: what fitted at its upload may not fit any more', async () => {
  await uploadRelease(
    registry.db,
    await registry.build({ name: 'mf-a', release: '1.3.0-00000004', elements: ['kvadrat-ad'] }),
  );
  await registry.publish({ name: 'mf-b', elements: ['kvadrat-ad'] });
  await expect(change({ action: 'pin', release: '1.3.0-00000004' })).rejects.toMatchObject({ code: 'MFE-102' });
  await expect(change({ action: 'canary', release: '1.3.0-00000004', percent: 1, until })).rejects.toMatchObject({
    code: 'MFE-102',
  });
});
