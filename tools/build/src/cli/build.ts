import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../config/build-error';
import { contentStamp, readStamp, writeStamp } from '../release/content-stamp';
import { BROWSERS } from './browsers';
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
  const worker = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (!(await buildPackage(name, parameters.includes('--force')))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  if (failed.length > 0) throw new BuildError(`not built: ${failed.join(', ')}`);
}

async function watchPackage(packages: readonly string[]): Promise<void> {
  const [name] = packages;
  if (name === undefined || packages.length !== 1) throw new BuildError('--watch takes the name of one package');
  const child = startChild(name, '--watch');
  child.stderr.pipe(process.stderr);
  createInterface({ input: child.stdout }).on('line', (line) => console.log(`${name}\t${line}`));
  process.exitCode = (await ended(child)) ?? 1;
}

async function buildPackage(name: string, force: boolean): Promise<boolean> {
  const directory = join(WORKSPACE_ROOT, name);
  const stamp = await contentStamp(WORKSPACE_ROOT, name);
  if (!force && (await readStamp(directory)) === stamp) {
    console.log(`${name}: unchanged`);
    return true;
  }
  const start = performance.now();
  const child = startChild(name);
  // Kept until the end, so that the reports of two packages do not mix.
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes));
  const code = await ended(child);
  const report = Buffer.concat(output).toString('utf8').trimEnd();
  if (code !== 0) {
    console.error(report);
    return false;
  }
  await writeStamp(directory, stamp);
  console.log(`${name}: ${report.split('\t')[0] ?? ''} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

interface Child extends ChildProcess {
  stdout: Readable;
  stderr: Readable;
}

function startChild(name: string, ...options: string[]): Child {
  const program = fileURLToPath(new URL('./build-one.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, program, join(WORKSPACE_ROOT, name), ...options], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, BROWSERSLIST: BROWSERS },
    // The channel carries nothing; its end tells the child that its parent is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (!hasOutput(child)) throw new BuildError(`no process could be started for ${name}`);
  return child;
}

function hasOutput(child: ChildProcess): child is Child {
  return child.stdout !== null && child.stderr !== null;
}

async function ended(child: Child): Promise<number | null> {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
