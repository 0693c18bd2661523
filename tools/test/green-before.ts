import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Step } from './steps';
import type { Tally } from './summary';

/** What a step came to when it was last green, and on which files. */
interface Green {
  digest: string;
  tally: Tally;
  /** ISO 8601. */
  at: string;
}

const MAX_LIST_BYTES = 64 * 1024 * 1024;

/**
 * Leaves out a step that was green on this machine with the same files, those it reads, the same packages and the same Node.js. Which
 * files it reads it says itself; one that does not is always run.
 * @param kept file that tells of green steps; outside of the checkout
 */
export function unlessGreenBefore(step: Step, kept: string): Step {
  const { reads } = step;
  if (reads === undefined) return step;
  return {
    ...step,
    run: async (context) => {
      const digest = await digestOf(context.root, reads);
      const before = (await readGreens(kept))[step.name];
      if (digest !== null && before?.digest === digest)
        return { ...before.tally, notes: [`not run again: green on ${before.at}, and nothing it reads has changed`] };
      const outcome = await step.run(context);
      // What was written meanwhile may have been read or not.
      if (digest !== null && outcome.failed === 0 && digest === (await digestOf(context.root, reads))) {
        const { passed, failed, skipped } = outcome;
        await keepGreen(kept, step.name, { digest, tally: { passed, failed, skipped }, at: new Date().toISOString() });
      }
      return outcome;
    },
  };
}

/** Digest of the files that git knows or would take, as far as they are read; null where there is no git. */
export async function digestOf(root: string, reads: (path: string) => boolean): Promise<string | null> {
  const listed = await promisify(execFile)('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: MAX_LIST_BYTES,
  }).catch(() => null);
  if (listed === null) return null;
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const path of [...new Set(listed.stdout.split('\0'))].filter((name) => name !== '' && reads(name)).sort()) {
    const content = await readFile(join(root, path)).catch(() => null);
    hash.update(`\0${path}\0${content === null ? 'gone' : createHash('sha256').update(content).digest('hex')}`);
  }
  return hash.digest('hex');
}

async function readGreens(kept: string): Promise<Partial<Record<string, Green>>> {
  try {
    return JSON.parse(await readFile(kept, 'utf8')) as Partial<Record<string, Green>>;
  } catch {
    // There is none yet, or a run was killed while it wrote.
    return {};
  }
}

/** Steps end side by side: one after the other changes the file. */
let writing = Promise.resolve();

function keepGreen(kept: string, name: string, green: Green): Promise<void> {
  writing = writing.then(async () => {
    const greens = await readGreens(kept);
    await mkdir(dirname(kept), { recursive: true });
    await writeFile(kept, JSON.stringify({ ...greens, [name]: green }));
  });
  return writing;
}
