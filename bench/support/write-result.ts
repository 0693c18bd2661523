import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the latest result of a benchmark beside its code. */
export async function writeResult(name: string, result: object): Promise<void> {
  const folder = join(import.meta.dirname, '../results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
