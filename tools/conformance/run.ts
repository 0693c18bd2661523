/** `npm run conformance -- <remote>`: the suite every remote has to pass; with `--record <portal> <path>…` takes samples. */
import { parseArgs } from 'node:util';
import { launchBrowser, projectRoot } from '../harness';
import { recordSamples } from './record';
import { readBuiltRelease } from './release';
import { readSamples, writeSamples, type Samples } from './samples';
import { CHECKS, openSuite, STEADY_MEMORY } from './suite';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { record: { type: 'string' } } });
const [remote, ...visits] = positionals;

if (remote === undefined) {
  console.error('npm run conformance -- <remote> [--record <portal> <path>…]');
  process.exitCode = 2;
} else if (values.record !== undefined) {
  const { unread } = await readSamples(projectRoot, remote).catch((): Pick<Samples, 'unread'> => ({}));
  const recorded = await recordSamples(await readBuiltRelease(projectRoot, remote), values.record, visits);
  await writeSamples(projectRoot, remote, { ...recorded, ...(unread === undefined ? {} : { unread }) });
  console.log(`${remote}: ${visits.length} visits recorded`);
} else {
  process.exitCode = (await runAll(remote)) ? 0 : 1;
}

async function runAll(name: string): Promise<boolean> {
  const browser = await launchBrowser(STEADY_MEMORY);
  const suite = await openSuite(projectRoot, browser);
  let failed = 0;
  try {
    for (const check of CHECKS) {
      const problems = await suite.run(name, check).catch((error: unknown) => [String(error)]);
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${check.name}`);
      for (const problem of problems) console.log(`      ${problem}`);
      if (problems.length > 0) failed += 1;
    }
  } finally {
    await suite.close();
    await browser.close();
  }
  console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
  return failed === 0;
}
