/** `npm test`: plain JavaScript, because it has to run in a clone where nothing is installed yet. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../install/ensure-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
ensureInstalled(root);

const runner = spawn(process.execPath, ['--import', 'tsx', 'tools/test/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
runner.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
