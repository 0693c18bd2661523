import { relative, resolve } from 'node:path';
import { BuildError } from '../config/build-error';
import { BROWSERS } from './browsers';

/** Program: builds the remote in the named folder, or in this one, into its `dist/<release>`. */
async function main(folder = '.'): Promise<void> {
  process.env['BROWSERSLIST'] = BROWSERS;
  // The minimizers read the browsers when they are loaded.
  const { buildRelease } = await import('../release/build-release');
  const built = await buildRelease(resolve(folder));
  console.log(relative(process.cwd(), built.folder));
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
