import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Make } from '../domains/documents/api';
import type { Draw } from '../domains/media/api';
import type { DatabaseAddress } from '../platform/db';
import { leanEnvironment } from '../platform/memory';
import { projectRoot, type Settings } from '../platform/settings';
import { inProcess } from '../platform/worker';

/** An invented world beside the portal, a build of its own: what its pictures are drawn and its documents made from. */
export interface World {
  draw: Draw;
  makeDocument: Make;
}

/** What the process that loads it is sent. */
export interface WorldLoad {
  address: DatabaseAddress;
  settings: Pick<Settings, 'dataDir' | 'demoAds' | 'demoPictures' | 'publicUrl'>;
}

/** What that process tells: a line to print, and how it went. */
export type FromWorldLoad = { line: string } | { loaded: true } | { failed: string };

export interface WorldLoading extends WorldLoad {
  print: (line: string) => void;
  /** Breaks loading off at once; the next call goes on where it stopped. */
  signal: AbortSignal;
}

/** The world of this installation, which may have none. */
export interface WorldBeside extends World {
  /**
   * Brings what is missing of its ads, in a process that ends with it: the image library and a hundred megabytes of texts and
   * words are needed once, not for as long as the portal runs, and visitors do not wait for the invention of the ads.
   * @throws what loading failed with
   */
  load: (loading: WorldLoading) => Promise<void>;
}

/** The process lives for minutes: it may take what makes it fast. */
const HEAP = ['--max-old-space-size=768', '--max-semi-space-size=16'];
/** Visitors of the first ads go first. */
const NICE = 5;

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
  { address, settings: { dataDir, demoAds, demoPictures, publicUrl }, print, signal }: WorldLoading,
): Promise<void> {
  if (signal.aborted || demoAds === 0 || !existsSync(file)) return;
  const load: WorldLoad = { address, settings: { dataDir, demoAds, demoPictures, publicUrl } };
  await new Promise<void>((resolve, reject) => {
    const open = inProcess(file, { env: leanEnvironment(), execArgv: HEAP, nice: NICE });
    const child = open({
      message: (message) => {
        const told = message as FromWorldLoad;
        if ('line' in told) return print(told.line);
        end();
        if ('failed' in told) reject(new Error(told.failed));
        else resolve();
      },
      ended: (reason) => (signal.aborted ? resolve() : reject(reason)),
    });
    const end = (): void => {
      signal.removeEventListener('abort', end);
      void child.end();
    };
    signal.addEventListener('abort', end, { once: true });
    child.send(load);
  });
}
