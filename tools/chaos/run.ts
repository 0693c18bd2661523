/** `npm run chaos -- mf-x [--portal https://…] [--only words]`: breaks a remote in every way there is, and says what is not contained. */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser, startPortal } from '../harness';
import { CHAOS_CHECKS, issueToken, openChaos } from '.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { portal: { type: 'string' }, only: { type: 'string', default: '' } },
});
const [remote] = positionals;

if (remote === undefined) {
  console.error(
    'npm run chaos -- <remote> [--portal <origin>, with a token of the remote in KVADRAT_TOKEN] [--only <words>]',
  );
  process.exitCode = 2;
} else {
  const browser = await launchBrowser();
  try {
    process.exitCode = (await (values.portal === undefined
      ? onOwnPortal(browser, remote)
      : runAll(browser, values.portal, remote, process.env['KVADRAT_TOKEN'] ?? '', false)))
      ? 0
      : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

async function onOwnPortal(browser: Browser, name: string): Promise<boolean> {
  const portal = await startPortal({ RENDER_DEADLINE_MS: '2000' });
  try {
    return await runAll(browser, portal.origin, name, await issueToken(portal.dataFolder, name), true);
  } finally {
    await portal.stop();
  }
}

async function runAll(
  browser: Browser,
  origin: string,
  name: string,
  token: string,
  maySignUp: boolean,
): Promise<boolean> {
  const chaos = await openChaos(browser, new URL(origin).origin, name, token, { maySignUp });
  const checks = CHAOS_CHECKS.filter((check) => check.name.includes(values.only));
  let failed = 0;
  for (const check of checks) {
    const problems = await chaos.run(check).catch((error: unknown) => [String(error)]);
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${check.name}`);
    for (const problem of problems) console.log(`      ${problem}`);
    if (problems.length > 0) failed += 1;
  }
  console.log(`${String(checks.length - failed)} passed, ${String(failed)} failed`);
  return failed === 0;
}
