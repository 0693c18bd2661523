import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { worldBeside, worldFolder, type WorldLoading } from './world';

const temporaryFolder = withTemporaryFolders();

function loading(demoAds: number, lines: string[]): WorldLoading {
  return {
    address: { url: 'postgres://nobody@localhost/nothing' },
    settings: { dataDir: '/nowhere', demoAds, demoPictures: 3, publicUrl: undefined },
    print: (line) => lines.push(line),
    signal: new AbortController().signal,
  };
}

/** A world whose programs are as small as can be. */
function builtWorld(): string {
  const folder = worldFolder(temporaryFolder());
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'main.cjs'),
    'exports.world = { draw: (recipe) => recipe === "sea" ? "<svg/>" : null, makeDocument: async (recipe) => Buffer.from(recipe) };',
  );
  writeFileSync(
    join(folder, 'world-load-worker.cjs'),
    `process.once('message', ({ settings: { demoAds } }) => {
      process.send({ line: demoAds + ' ads in ' + process.pid });
      if (demoAds === 13) throw new Error('unlucky');
      if (demoAds !== 99) process.send(demoAds === 14 ? { failed: 'no room' } : { loaded: true });
    });`,
  );
  return folder;
}

test('a portal without a world draws nothing, makes nothing and loads nothing', async () => {
  const world = worldBeside(worldFolder(temporaryFolder()));
  const lines: string[] = [];
  await world.load(loading(20, lines));
  expect([world.draw('sea'), await world.makeDocument('plan'), lines]).toEqual([null, null, []]);
});

test('what was built beside it draws, makes documents and loads as many ads as the settings say', async () => {
  const world = worldBeside(builtWorld());
  const lines: string[] = [];
  await world.load(loading(20, lines));
  expect([world.draw('sea'), world.draw('moon'), String(await world.makeDocument('plan'))]).toEqual([
    '<svg/>',
    null,
    'plan',
  ]);
  expect(lines).toEqual([expect.stringMatching(/^20 ads in \d+$/)]);
});

test('the process that loads has ended with it, and what it failed with is told', async () => {
  const world = worldBeside(builtWorld());
  const lines: string[] = [];
  await expect(world.load(loading(13, lines))).rejects.toThrow('it ended with code 1');
  await expect(world.load(loading(14, lines))).rejects.toThrow('no room');
  const stop = new AbortController();
  const broken = world.load({
    ...loading(99, lines),
    print: (line) => {
      lines.push(line);
      stop.abort();
    },
    signal: stop.signal,
  });
  await broken;
  const pids = lines.map((line) => Number(line.split(' ').at(-1)));
  expect(pids).toHaveLength(3);
  for (const pid of pids) await untilGone(pid);
});

test('with no ads wanted no process is started; nor is one for a portal that stops', async () => {
  const world = worldBeside(builtWorld());
  const lines: string[] = [];
  await world.load(loading(0, lines));
  await world.load({ ...loading(20, lines), signal: AbortSignal.abort() });
  expect(lines).toEqual([]);
});

/** Resolves once there is no process of this number. */
async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
