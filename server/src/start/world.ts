import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Make } from '../domains/documents/api';
import type { Draw } from '../domains/media/api';
import type { DatabaseAddress } from '../platform/db';
import { projectRoot, type Settings } from '../platform/settings';

/** An invented world beside the portal, a build of its own: what its pictures are drawn and its documents made from. */
export interface World {
  draw: Draw;
  makeDocument: Make;
}

/** Data that its loading thread is started with. */
export interface WorldLoad {
  address: DatabaseAddress;
  settings: Pick<Settings, 'dataDir' | 'demoAds' | 'demoPictures'>;
}

export interface WorldLoading extends WorldLoad {
  print: (line: string) => void;
  /** Breaks loading off at once; the next call goes on where it stopped. */
  signal: AbortSignal;
}

/** The world of this installation, which may have none. */
export interface WorldBeside extends World {
  /**
   * Brings what is missing of its ads, in a thread that ends with it: a hundred megabytes of texts and words are needed once, not
   * for as long as the portal runs, and visitors of the first ads do not wait for the invention of the others.
   * @throws what loading failed with
   */
  load: (loading: WorldLoading) => Promise<void>;
}

/** The thread lives for minutes: it may take what makes it fast. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 48 };

/** Folder of the world's programs. */
export function worldFolder(root = projectRoot()): string {
  return join(root, 'demo-world', 'dist');
}

/** Finds the world that was built beside the server. Nothing of it is read before somebody wants a picture that is not drawn yet. */
export function worldBeside(folder = worldFolder()): WorldBeside {
  let read: World | null | undefined;
  const world = (): World | null => (read ??= readWorld(join(folder, 'main.cjs')));
  return {
    draw: (recipe) => world()?.draw(recipe) ?? null,
    makeDocument: async (recipe) => (await world()?.makeDocument(recipe)) ?? null,
    load: (loading) => loadApart(join(folder, 'world-load-worker.cjs'), loading),
  };
}

function readWorld(file: string): World | null {
  if (!existsSync(file)) return null;
  const { world } = createRequire(import.meta.url)(file) as { world: World };
  return world;
}

async function loadApart(
  file: string,
  { address, settings: { dataDir, demoAds, demoPictures }, print, signal }: WorldLoading,
): Promise<void> {
  if (signal.aborted || demoAds === 0 || !existsSync(file)) return;
  const workerData: WorldLoad = { address, settings: { dataDir, demoAds, demoPictures } };
  const worker = new Worker(file, { workerData, execArgv: [], resourceLimits: LIMITS });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', print);
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
