import { issueToken, openChaos, type Chaos, type ChaosCheck } from '@kvadrat/tools/chaos';
import { launchBrowser } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';
import { portalOrigin } from './portal-origin';

/** The chaos suite for a remote on the portal of this run. @returns runs a check; answers what is wrong */
export function useChaos(remote: string): (check: ChaosCheck) => Promise<string[]> {
  let browser: Browser | undefined;
  let chaos: Chaos | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    chaos = await openChaos(
      browser,
      portalOrigin(),
      remote,
      await issueToken(process.env['PORTAL_DATA'] ?? '', remote),
      { maySignUp: true },
    );
  });
  afterAll(async () => browser?.close());
  return async (check) => {
    if (chaos === undefined) throw new Error('checks run inside a test');
    return chaos.run(check);
  };
}
