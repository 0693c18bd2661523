import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../../platform/db';
import { runImport } from '../run-import';

export interface Run {
  code: number;
  lines: string[];
  last: string;
}

/** Runs `npm run import` on the text of a file, as an agency that can be reached unless it says otherwise. */
export function useImports(
  dbOf: () => Db,
): (agency: string, content: string | Uint8Array, ...more: string[]) => Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'kvadrat-import-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return async (agency, content, ...more) => {
    const file = join(folder, `${agency}.xml`);
    await writeFile(file, content);
    const lines: string[] = [];
    const contact = more.includes('--unreachable') ? [] : ['--agency-email', 'ured@agencija.example'];
    const args = [
      '--format',
      'kyero',
      '--agency',
      agency,
      ...contact,
      '--no-photos',
      ...more.filter((word) => word !== '--unreachable'),
      file,
    ];
    const code = await runImport({ db: dbOf(), dataDir: folder }, args, (line) => lines.push(line));
    return { code, lines, last: lines.at(-1) ?? '' };
  };
}
