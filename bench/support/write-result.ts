import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machineFacts } from './machine-facts';
import { measuredCommit } from './measured-commit';

const RESULTS = join(import.meta.dirname, '../results');

/**
 * Keeps the latest result of a benchmark beside its code, with the commit and the machine it was measured on and when.
 * @param folder of the results; tests have their own
 */
export async function writeResult(name: string, result: object, folder = RESULTS): Promise<void> {
  await mkdir(folder, { recursive: true });
  const facts = {
    date: new Date().toISOString(),
    ...(await measuredCommit(import.meta.dirname)),
    machine: machineFacts(),
  };
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ ...facts, ...result }, null, 2)}\n`);
}
