import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BuildError } from '../config/build-error';
import { contentStamp, readStamp, writeStamp } from '../release/content-stamp';
import { Builder, startChild } from './builder';
import { buildablePackages, WORKSPACE_ROOT } from './workspace';

/** Builds take a core each, and the machine the project is meant for has two. */
const AT_A_TIME = 2;

/**
 * `npm run build [-- [--force] package…]` builds what has changed.
 * `npm run build -- --watch package` goes on building and prints `<package>\t<release>\t<folder>`
 * on standard output each time; reports of failures go to standard error.
 */
async function main(parameters: readonly string[]): Promise<void> {
  const packages = await buildablePackages(parameters.filter((parameter) => !parameter.startsWith('--')));
  if (parameters.includes('--watch')) return watchPackage(packages);
  const failed: string[] = [];
  const queue = [...packages];
  // A process that has built one package has webpack loaded for the next.
  const worker = async (): Promise<void> => {
    const builder = new Builder();
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (!(await buildPackage(name, parameters.includes('--force'), builder))) failed.push(name);
    }
    builder.end();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  if (failed.length > 0) throw new BuildError(`not built: ${failed.join(', ')}`);
}

async function watchPackage(packages: readonly string[]): Promise<void> {
  const [name] = packages;
  if (name === undefined || packages.length !== 1) throw new BuildError('--watch takes the name of one package');
  const child = startChild('build-one', join(WORKSPACE_ROOT, name), '--watch');
  child.stderr.pipe(process.stderr);
  createInterface({ input: child.stdout }).on('line', (line) => console.log(`${name}\t${line}`));
  process.exitCode = (await ended(child)) ?? 1;
}

async function buildPackage(name: string, force: boolean, builder: Builder): Promise<boolean> {
  const directory = join(WORKSPACE_ROOT, name);
  const stamp = await contentStamp(WORKSPACE_ROOT, name);
  if (!force && (await readStamp(directory)) === stamp) {
    console.log(`${name}: unchanged`);
    return true;
  }
  const start = performance.now();
  const built = await builder.build(directory);
  if ('problem' in built) {
    console.error(built.problem);
    return false;
  }
  await writeStamp(directory, stamp);
  console.log(`${name}: ${built.release} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

async function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
