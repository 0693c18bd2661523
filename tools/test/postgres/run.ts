/**
 * `npm run test:postgres [-- part of a path …]`: the tests of the server on Debian's PostgreSQL 15, the oldest the portal
 * runs on, which is installed when it may be. `npm test` runs the same tests on the embedded one. The server is private: a
 * free port, a cluster in a temporary folder. `FULL=1` takes the slow suites in.
 */
import { join } from 'node:path';
import { POSTGRES_15 } from '../find-program';
import { runJest } from '../jest-step';
import { provideProgram } from '../provide-program';
import { startPrivatePostgres } from './private-postgres';

/** They are about starting the embedded server. */
const OTHER_SERVERS = '/db/embedded/';

/** Nothing here is about time, and other work may go on beside it. */
const PATIENCE_MS = '30000';

const root = join(import.meta.dirname, '../../..');
const parts = process.argv.slice(2);
const program = await provideProgram(root, POSTGRES_15);
if (program.path === null) throw new Error(program.reason);

const postgres = await startPrivatePostgres(program.path);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
try {
  console.log(`The tests of the server on ${program.path}`);
  const paths = parts.length === 0 ? ['server/src/'] : parts.map((part) => `server/src/.*${part}`);
  const run = await runJest(
    root,
    [
      '--selectProjects',
      'node',
      '--testTimeout',
      PATIENCE_MS,
      '--testPathPatterns',
      ...paths,
      '--testPathIgnorePatterns',
      '/node_modules/',
      OTHER_SERVERS,
      ...(process.env['FULL'] === '1' ? [] : ['\\.full\\.test\\.tsx?$']),
    ],
    {
      TEST_DATABASE_URL: postgres.url,
    },
  );
  for (const note of run.notes) console.log(note);
  console.log(
    `PostgreSQL 15: ${String(run.passed)} passed, ${String(run.failed)} failed, ${String(run.skipped)} skipped`,
  );
  process.exitCode = run.failed === 0 && run.passed > 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
