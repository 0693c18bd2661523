import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './run-command';
import type { Tally } from './summary';

/** Longer a smoke shall not take. */
const SMOKE_MS = 60_000;
const RESULTS = 'bench/results';

/** Runs one smoke. @returns its exit code */
export type RunScript = (root: string, script: string) => Promise<number>;

const runSmoke: RunScript = (root, script) => runCommand(root, 'npm', ['run', '--silent', script, '--', '--smoke']);

/**
 * Runs every bench on small numbers, one after the other: a bench nobody runs for months has stopped running. One that
 * keeps a result of such a run fails as well.
 */
export async function runSmokes(root: string, run: RunScript = runSmoke): Promise<Tally & { notes: string[] }> {
  const tally = { passed: 0, failed: 0, skipped: 0, notes: [] as string[] };
  for (const script of await benchScripts(root)) {
    const before = await results(root);
    const start = performance.now();
    console.log(`\n> ${script} --smoke`);
    const code = await run(root, script);
    const took = performance.now() - start;
    const kept = (await results(root)) !== before;
    if (code === 0 && !kept) tally.passed += 1;
    else tally.failed += 1;
    if (code !== 0) tally.notes.push(`failed: ${script} --smoke`);
    if (kept) tally.notes.push(`${script} --smoke has changed ${RESULTS}`);
    if (took > SMOKE_MS) tally.notes.push(`slow: ${(took / 1000).toFixed(1)} s  ${script} --smoke`);
  }
  return tally;
}

async function benchScripts(root: string): Promise<string[]> {
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const scripts: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'scripts') : undefined;
  const names = typeof scripts === 'object' && scripts !== null ? Object.keys(scripts) : [];
  return names.filter((script) => script.startsWith('bench:') || script === 'soak').sort();
}

/** What the kept results look like from outside. */
async function results(root: string): Promise<string> {
  const folder = join(root, RESULTS);
  const names = (await readdir(folder)).sort();
  return JSON.stringify(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs])));
}
