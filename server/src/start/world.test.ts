import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { worldBeside, worldFolder, type WorldLoading } from './world';

const temporaryFolder = withTemporaryFolders();

function loading(demoAds: number, lines: string[]): WorldLoading {
  return {
    address: { url: 'postgres://nobody@localhost/nothing' },
    settings: { dataDir: '/nowhere', demoAds, demoPictures: 3 },
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
    'const { parentPort, workerData } = require("node:worker_threads"); parentPort.postMessage(`${workerData.settings.demoAds} ads`);',
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
  expect([world.draw('sea'), world.draw('moon'), String(await world.makeDocument('plan')), lines]).toEqual([
    '<svg/>',
    null,
    'plan',
    ['20 ads'],
  ]);
});

test('with no ads wanted no thread is started; nor is one for a portal that stops', async () => {
  const world = worldBeside(builtWorld());
  const lines: string[] = [];
  await world.load(loading(0, lines));
  await world.load({ ...loading(20, lines), signal: AbortSignal.abort() });
  expect(lines).toEqual([]);
});
