import type { Browser } from 'playwright-core';
import { readBuiltRelease } from '../conformance/release';
import { readSamples } from '../conformance/samples';
import { projectRoot, startVisit, type Visit } from '../harness';
import type { ChaosCheck, ChaosContext } from './check';
import { readCookie } from './read-cookie';
import { needsSignIn, signUp } from './sign-up';
import { findSubject } from './subject';
import { uploadBroken, uploadTrial } from './trial';

export interface Chaos {
  /** Runs one check and answers what is wrong. */
  run: (check: ChaosCheck) => Promise<string[]>;
}

/**
 * Prepares the suite for one remote on a running portal, where only the suite's own visitors get to see what is broken.
 * @param token of the remote's team
 * @param maySignUp whether an account may be made there, for a remote whose pages are for who is signed in
 */
export async function openChaos(
  browser: Browser,
  origin: string,
  remote: string,
  token: string,
  { maySignUp }: { maySignUp: boolean },
): Promise<Chaos> {
  const release = await readBuiltRelease(projectRoot, remote);
  const { cookie } = await uploadTrial(origin, token, release.folder);
  const { visits: hints } = await readSamples(projectRoot, remote);
  const session = maySignUp && (await needsSignIn(origin, hints)) ? await signUp(browser, origin) : [];
  const subject = await findSubject(origin, release, hints, [cookie, ...session].join('; '));
  return {
    async run(check) {
      const visits: Visit[] = [];
      const context: ChaosContext = {
        origin,
        subject,
        cookie,
        session,
        trial: (alterations) => uploadBroken(origin, token, release.folder, alterations),
        async visit(expected) {
          const visit = await startVisit(browser, origin, { expected: [...expected] });
          visits.push(visit);
          await visit.context.addCookies(session.map((pair) => ({ ...readCookie(pair), url: origin })));
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
