import { basename } from 'node:path';
import { BuildError } from '../config/build-error';
import { buildGallery } from '../release/build-gallery';
import { buildRelease } from '../release/build-release';
import type { BuildResult } from '../release/build-result';
import { buildServer } from '../release/build-server';
import { watchRelease, watchServer } from '../release/watch-package';
import { DEMO_WORLD, SERVER, UI_KIT } from './workspace';

/**
 * Child process of `build.ts`: builds the package in the named folder, with `--watch` again on
 * every change, readable unless `--small` is said. One line `<release>\t<folder>` on standard output for each build.
 */
async function main(directory: string, { watch, small }: { watch: boolean; small: boolean }): Promise<void> {
  const isServer = basename(directory) === SERVER || basename(directory) === DEMO_WORLD;
  if (watch) {
    // A watch has no end of its own: it goes when the process that started it goes, however that ends.
    process.once('disconnect', () => process.exit());
    const callbacks = { onBuilt: print, onFailure: complain };
    await (isServer ? watchServer(directory, callbacks) : watchRelease(directory, callbacks, small));
  } else {
    print(await (BUILDS[basename(directory)] ?? buildRelease)(directory));
  }
}

/** Packages that become something else than a release. */
const BUILDS: Readonly<Record<string, (directory: string) => Promise<BuildResult>>> = {
  [SERVER]: buildServer,
  [DEMO_WORLD]: buildServer,
  [UI_KIT]: buildGallery,
};

function print({ release, folder }: BuildResult): void {
  console.log(`${release}\t${folder}`);
}

function complain(error: unknown): void {
  console.error(error instanceof BuildError ? error.message : error);
}

const [directory = '', ...options] = process.argv.slice(2);
main(directory, { watch: options.includes('--watch'), small: options.includes('--small') }).catch((error: unknown) => {
  complain(error);
  process.exitCode = 1;
});
