/**
 * `npm run bench:first-view`: a first visit of the list page, ours against the same sources as one
 * bundle, rendered by the server (A) or by the client alone (B). `--runs` shortens it, `PORTAL_URL` names a portal that
 * runs already.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@kvadrat/tools/harness';
import { openBench } from '../support/open-bench';
import { PROFILE } from '../support/profile';
import { usePortal } from '../support/use-portal';
import { buildBaseline } from './build-baseline';
import { measureVisit, type Measurement } from './measure-visit';
import { judge, summarize } from './report';
import { VARIANTS, type Variant } from './rewrite-page';
import { serveVariant } from './serve-variant';

const LIST = '/prodaja-stambene-nekretnine/';
const { options, keep, hold } = openBench('first-view');
/** A busy machine must not make a page of another kind; how long rendering takes is in the times all the same. */
const RENDERED_ALWAYS = { RENDER_DEADLINE_MS: '5000' };

const folder = await mkdtemp(join(tmpdir(), 'kvadrat-baseline-'));
console.log('Building the baseline.');
await buildBaseline(folder, !options.smoke);
const portal = await usePortal(RENDERED_ALWAYS);
const servers = await Promise.all(
  VARIANTS.map(async (variant) => ({ variant, ...(await serveVariant(portal.origin, variant, folder)) })),
);
const browser = await launchBrowser();
try {
  const measurements: Record<Variant, Measurement[]> = { ours: [], 'one bundle': [], 'one bundle, client only': [] };
  // The first visit warms server and browser up and is not counted.
  if (!options.smoke) for (const { origin } of servers) await measureVisit(browser, origin, LIST);
  for (let run = 1; run <= options.runs; run += 1) {
    for (const { variant, origin } of servers) measurements[variant].push(await measureVisit(browser, origin, LIST));
    console.log(`run ${run} of ${options.runs}`);
  }
  const summaries = {
    ours: summarize(measurements.ours),
    'one bundle': summarize(measurements['one bundle']),
    'one bundle, client only': summarize(measurements['one bundle, client only']),
  };
  for (const key of ['cards', 'listHeight'] as const) {
    const values = new Set(VARIANTS.map((variant) => summaries[variant][key].median));
    if (values.size !== 1 || values.has(0))
      throw new Error(
        `the variants do not show the same list: ${key} ${VARIANTS.map((variant) => `${variant} ${summaries[variant][key].median}`).join(', ')}`,
      );
  }
  for (const variant of VARIANTS) {
    console.log(`\n${variant}`);
    console.table(summaries[variant]);
  }
  const lines = judge(summaries);
  console.table(lines);
  await keep({ profile: PROFILE, runs: options.runs, budgets: lines, variants: summaries });
  hold(lines.every(({ inside }) => inside));
} finally {
  await browser.close();
  for (const { close } of servers) close();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
}
