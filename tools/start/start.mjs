/** `npm start` and, with `--dev`, `npm run dev`. Plain JavaScript, because it has to run before anything is installed. */
import { followNpm } from './follow-npm.mjs';
import { prepare, root } from './prepare.mjs';
import { exitOf, passSignals, startNode } from './run-child.mjs';

const parent = process.ppid;
await prepare();
if (process.argv.includes('--dev')) {
  const { develop } = await import('./develop.mjs');
  followNpm(() => process.kill(process.pid, 'SIGTERM'), parent);
  process.exitCode = await develop(root);
} else {
  const portal = startNode(['server/dist/main.cjs'], { cwd: root, env: { NODE_ENV: 'production', ...process.env } });
  passSignals(() => portal);
  process.on('SIGUSR2', () => portal.kill('SIGUSR2'));
  followNpm(() => portal.kill('SIGTERM'), parent);
  process.exitCode = await exitOf(portal);
}
