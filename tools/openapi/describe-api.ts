import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** The server's own description of its API, as JSON text. The server runs as a process of its own: tools do not import it. */
export async function describeApi(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './tools/sources/register.mjs', 'server/src/start/print-openapi.ts'],
    {
      cwd: ROOT,
      maxBuffer: MAX_OUTPUT_BYTES,
    },
  );
  return stdout;
}
