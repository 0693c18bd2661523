/**
 * `npm run change -- <package>… "<what has changed>"` writes a change file; `npm run change -- --version 1.1.0` folds all of
 * them into a version in CHANGELOG.md.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../harness';
import { CHANGES_FOLDER, readChanges, writeChange } from './change-file';
import { addVersion } from './changelog';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { version: { type: 'string' } } });
const text = positionals.at(-1) ?? '';
const packages = positionals.slice(0, -1);
const date = new Date().toISOString().slice(0, 10);

if (values.version !== undefined && positionals.length === 0) {
  const { version } = values;
  const file = join(projectRoot, 'CHANGELOG.md');
  const changes = await readChanges(projectRoot);
  await writeFile(file, addVersion(await readFile(file, 'utf8').catch(() => ''), { version, date, changes }));
  await rm(join(projectRoot, CHANGES_FOLDER), { recursive: true });
  console.log(`Version ${version} has ${changes.length} changes.`);
} else if (packages.length > 0 && packages.every((name) => existsSync(join(projectRoot, name, 'package.json')))) {
  console.log(`Written: ${await writeChange(projectRoot, { date, packages, text })}`);
} else {
  console.error(
    'npm run change -- <package>… "<what has changed, for those who notice>"\nnpm run change -- --version 1.1.0',
  );
  process.exitCode = 2;
}
