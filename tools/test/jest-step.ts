import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command';
import { FAILED, type Tally } from './summary';

/** Runs jest with the given parameters and counts its tests. */
export async function runJest(root: string, parameters: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-jest-'));
  const file = join(folder, 'result.json');
  try {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const code = await runCommand(root, process.execPath, [jest, ...parameters, '--json', `--outputFile=${file}`], env);
    return tallyOf(await readFile(file, 'utf8').catch(() => ''), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param json jest's report, empty when jest did not get as far as writing one */
export function tallyOf(json: string, exitCode: number): Tally {
  if (json === '') return FAILED;
  const report: unknown = JSON.parse(json);
  const count = (key: string): number => {
    const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;
    return Number(value ?? 0);
  };
  // A suite that could not be compiled or set up has no tests to count and is one failure.
  const failed = count('numFailedTests') + count('numRuntimeErrorTestSuites');
  return {
    passed: count('numPassedTests'),
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: count('numPendingTests') + count('numTodoTests'),
  };
}
