import { inspect } from 'node:util';
import { BuildError } from '../config/build-error';
import { buildPackage } from './build-package';
import type { Built } from './builder';

/**
 * Child process of `build.ts`: builds the packages whose folders it is told, one after the other, and answers what became of each.
 */
async function answer(directory: string): Promise<void> {
  const built: Built = await buildPackage(directory).then(
    ({ release }) => ({ release }),
    (error: unknown) => ({ problem: error instanceof BuildError ? error.message : inspect(error) }),
  );
  process.send?.(built);
}

process.on('message', (directory: unknown) => void answer(String(directory)));
// It goes when nobody is there to ask, however that ended.
process.once('disconnect', () => process.exit());
