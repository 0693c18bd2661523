import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../config/build-error';
import { contentStamp, readStamp, writeStamp } from '../release/content-stamp';
import { buildablePackages, WORKSPACE_ROOT } from './workspace';

/** `npm run build [-- [--force] package…]`: builds what has changed, two packages at a time. */
const AT_A_TIME = 2;

const BROWSERS = 'chrome 111, edge 111, firefox 115, safari 16.4, ios_saf 16.4';

async function main(parameters: readonly string[]): Promise<void> {
  const wanted = parameters.filter((parameter) => !parameter.startsWith('--'));
  const queue = await buildablePackages(wanted);
  const failed: string[] = [];
  const force = parameters.includes('--force');
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        if (!(await buildPackage(name, force))) failed.push(name);
      }
    }),
  );
  if (failed.length > 0) throw new BuildError(`not built: ${failed.join(', ')}`);
}

async function buildPackage(name: string, force: boolean): Promise<boolean> {
  const directory = join(WORKSPACE_ROOT, name);
  const stamp = await contentStamp(WORKSPACE_ROOT, name);
  if (!force && (await readStamp(directory)) === stamp) {
    console.log(`${name}: unchanged`);
    return true;
  }
  const start = Date.now();
  const output = await runChild(directory);
  if (output === null) return false;
  await writeStamp(directory, stamp);
  console.log(`${name}: ${output.split('\t')[0] ?? ''} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

/** Prints what the child says when it fails, so that the reports of two packages do not mix. */
async function runChild(directory: string): Promise<string | null> {
  const program = fileURLToPath(new URL('./build-one.ts', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, program, directory], {
    cwd: WORKSPACE_ROOT,
    // Read by the style minimizer; a file somewhere above the checkout must not decide over bytes.
    env: { ...process.env, BROWSERSLIST: BROWSERS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  const report: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
  child.stderr.on('data', (bytes: Buffer) => report.push(bytes));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code === 0) return Buffer.concat(output).toString('utf8').trim();
  console.error(Buffer.concat([...output, ...report]).toString('utf8').trimEnd());
  return null;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
