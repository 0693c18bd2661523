/**
 * `npm run change -- <package>… "<what has changed>"` writes a change file; `npm run change -- --render` makes
 * CHANGELOG.md of all of them.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../harness';
import { formatChangelog, readChanges, writeChange } from './change-file';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { render: { type: 'boolean', default: false } } });
const text = positionals.at(-1) ?? '';
const packages = positionals.slice(0, -1);

if (values.render && positionals.length === 0) {
  const changes = await readChanges(projectRoot);
  await writeFile(join(projectRoot, 'CHANGELOG.md'), formatChangelog(changes));
  console.log(`CHANGELOG.md has ${changes.length} changes.`);
} else if (packages.length > 0 && packages.every((name) => existsSync(join(projectRoot, name, 'package.json')))) {
  console.log(`Written: ${await writeChange(projectRoot, { date: new Date().toISOString().slice(0, 10), packages, text })}`);
} else {
  console.error('npm run change -- <package>… "<what has changed, for those who notice>"\nnpm run change -- --render');
  process.exitCode = 2;
}
