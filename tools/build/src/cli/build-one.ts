import { basename } from 'node:path';
import { BuildError } from '../config/build-error';
import type { BuildResult } from '../release/build-result';
import { watchRelease, watchServer } from '../release/watch-package';
import { buildPackage } from './build-package';
import { DEMO_WORLD, SERVER } from './workspace';

/**
 * Program: builds the package in the named folder, with `--watch` again on
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
    print(await buildPackage(directory));
  }
}

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
