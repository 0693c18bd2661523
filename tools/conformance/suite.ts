import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Check, CheckContext } from './checks/check';
import { LIFECYCLE_CHECKS } from './checks/lifecycle-checks';
import { PAGE_CHECKS } from './checks/page-checks';
import { TIDINESS_CHECKS } from './checks/tidiness-checks';
import { servePage } from './page-server';
import { readBuiltRelease } from './release';
import { remoteNames } from './remote-names';
import { readSamples } from './samples';
import { openSession, type Session, type Subject } from './session';

/** Everything a remote has to stand, in the order it is run. */
export const CHECKS: readonly Check[] = [...LIFECYCLE_CHECKS, ...PAGE_CHECKS, ...TIDINESS_CHECKS];

/** Browser switches under which memory depends on the page alone: compilers add to the heap whenever they think fit. */
export const STEADY_MEMORY: readonly string[] = [
  '--js-flags=--no-lazy-feedback-allocation --no-opt --no-sparkplug --no-maglev',
];

export interface Suite {
  /** Runs one check of one remote and answers what is wrong. */
  run: (remote: string, check: Check) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Builds the suite's page, reads the built remotes with their samples and serves both. */
export async function openSuite(root: string, browser: Browser): Promise<Suite> {
  const subjects = new Map<string, Subject>();
  for (const name of await remoteNames(root)) {
    subjects.set(name, { release: await readBuiltRelease(root, name), samples: await readSamples(root, name) });
  }
  const hostFolder = await mkdtemp(join(tmpdir(), 'kvadrat-conformance-'));
  // In a process of its own: webpack is no guest for a test runner.
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'build-host.ts'), hostFolder],
    { cwd: root },
  );
  const server = await servePage(
    hostFolder,
    [...subjects.values()].map(({ release }) => release),
  );
  return {
    async run(remote, check) {
      const subject = subjects.get(remote);
      if (subject === undefined)
        throw new Error(`there is no remote "${remote}"; there are ${[...subjects.keys()].join(', ')}`);
      const sessions: Session[] = [];
      const context: CheckContext = {
        subject,
        neighbours: [...subjects.values()].filter((other) => other !== subject),
        async open(options) {
          const session = await openSession(browser, server.origin, subject, options);
          sessions.push(session);
          return session;
        },
      };
      try {
        return await check.run(context);
      } finally {
        for (const session of sessions) await session.visit.close();
      }
    },
    async close() {
      server.close();
      await rm(hostFolder, { recursive: true, force: true });
    },
  };
}
