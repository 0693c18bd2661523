import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Folders for one test file, removed after its last test.
 *
 * @returns a function that makes another folder, with these files in it
 */
export function withTemporaryFolders(): (files?: Record<string, string>) => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return (files = {}) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kvadrat-test-')));
    // A database user other than ours has to walk through it.
    chmodSync(folder, 0o711);
    made.push(folder);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return folder;
  };
}
