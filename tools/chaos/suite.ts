import type { Browser } from 'playwright-core';
import { readBuiltRelease } from '../conformance/release';
import { readSamples } from '../conformance/samples';
import { projectRoot, startVisit, type Visit } from '../harness';
import type { ChaosCheck, ChaosContext } from './check';
import { findSubject } from './subject';
import { uploadBroken, uploadTrial } from './trial';

export interface Chaos {
  /** Runs one check and answers what is wrong. */
  run: (check: ChaosCheck) => Promise<string[]>;
}

/**
 * Prepares the suite for one remote on a running portal, where only the suite's own visitors get to see what is broken.
 * @param token of the remote's team
 */
export async function openChaos(browser: Browser, origin: string, remote: string, token: string): Promise<Chaos> {
  const release = await readBuiltRelease(projectRoot, remote);
  const { cookie } = await uploadTrial(origin, token, release.folder);
  const subject = await findSubject(origin, release, (await readSamples(projectRoot, remote)).visits, cookie);
  return {
    async run(check) {
      const visits: Visit[] = [];
      const context: ChaosContext = {
        origin,
        subject,
        cookie,
        trial: (alterations) => uploadBroken(origin, token, release.folder, alterations),
        async visit(expected) {
          const visit = await startVisit(browser, origin, { expected: [...expected] });
          visits.push(visit);
          return visit;
        },
      };
      try {
        return await check.run(context);
      } finally {
        for (const visit of visits) await visit.close();
      }
    },
  };
}
