import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand } from './run-command';
import { DEAR_SUITES } from './dear-suites';
import { COSTS_VARIABLE, dearest, overBudget, readCosts } from './suite-costs';
import { FAILED, type Tally, total } from './summary';

export interface JestRun extends Tally {
  /** Tests that passed at the second attempt only, suites that cost more than they may, and those that took or cost most. */
  notes: string[];
}

/** Runs jest with the given parameters and counts its tests; a suite over its budget counts as one that failed. */
export async function runJest(
  root: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = {},
  nice: readonly string[] = [],
): Promise<JestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-jest-'));
  const file = join(folder, 'result.json');
  const costsFile = join(folder, 'costs.jsonl');
  try {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const command = [...(nice.length > 0 ? ['nice', ...nice] : []), process.execPath];
    const code = await runCommand(
      root,
      command[0] ?? '',
      [...command.slice(1), jest, ...parameters, '--json', `--outputFile=${file}`],
      { ...env, [COSTS_VARIABLE]: costsFile },
    );
    const json = await readFile(file, 'utf8').catch(() => '');
    const costs = await readCosts(costsFile);
    // The full run looks at more in the same suites.
    const over = env['FULL'] === '1' ? [] : overBudget(costs, DEAR_SUITES);
    const tally = tallyOf(json, code);
    return {
      ...tally,
      failed: tally.failed + over.length,
      notes: [...secondAttempts(json), ...over, ...slowestSuites(json, root), ...dearest(costs)],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs jest several times side by side, each on its part of the suites and with a global setup of its own, and adds up what
 * they count. Suites of one part still follow each other.
 */
export async function runJestInParts(
  root: string,
  parts: number,
  parameters: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<JestRun> {
  const runs = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      runJest(root, [...parameters, `--shard=${String(part + 1)}/${String(parts)}`], env),
    ),
  );
  return { ...total(runs), notes: runs.flatMap(({ notes }) => notes) };
}

/** @param json jest's report, empty when jest did not get as far as writing one */
export function tallyOf(json: string, exitCode: number): Tally {
  if (json === '') return FAILED;
  const report: unknown = JSON.parse(json);
  const count = (key: string): number => Number(field(report, key) ?? 0);
  // A suite that could not be compiled or set up has no tests to count and is one failure.
  const failed = count('numFailedTests') + count('numRuntimeErrorTestSuites');
  return {
    passed: count('numPassedTests'),
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: count('numPendingTests') + count('numTodoTests'),
  };
}

/** What passed only when tried again, a line each: such a test, or what it tests, is to be mended. */
export function secondAttempts(json: string): string[] {
  if (json === '') return [];
  const report: unknown = JSON.parse(json);
  return list(report, 'testResults').flatMap((suite) =>
    list(suite, 'assertionResults')
      .filter((test) => field(test, 'status') === 'passed' && Number(field(test, 'invocations') ?? 1) > 1)
      .map((test) => `second attempt: ${String(field(test, 'fullName'))}`),
  );
}

/** As many as tell where the time went, and few enough to be read. */
const SLOWEST = 10;

/** The suites that took longest, a line each, the longest first: what has grown is seen there. */
export function slowestSuites(json: string, root: string): string[] {
  if (json === '') return [];
  const report: unknown = JSON.parse(json);
  return list(report, 'testResults')
    .map((suite) => ({
      file: relative(root, String(field(suite, 'name'))),
      took: Number(field(suite, 'endTime')) - Number(field(suite, 'startTime')),
    }))
    .filter(({ took }) => took > 0)
    .sort((one, other) => other.took - one.took)
    .slice(0, SLOWEST)
    .map(({ file, took }) => `slow: ${(took / 1000).toFixed(1).padStart(5)} s  ${file}`);
}

function list(value: unknown, key: string): unknown[] {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
