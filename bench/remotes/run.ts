/**
 * `npm run bench:remotes`: what each further remote costs a page. Mounts 1, 3 and 6 remotes that do next to nothing, built
 * the house's way, as native modules with an import map (the floor) and with Module Federation's defaults.
 */
import { launchBrowser, startVisit } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';
import { openBench } from '../support/open-bench';
import { applyProfile, PROFILE } from '../support/profile';
import { median } from '../support/statistics';
import { buildFederationDefaults, buildNativeModules } from './build-floors';
import { buildOurs } from './build-ours';
import { servePages } from './serve-pages';
import { REMOTES, writeTrivialRemotes } from './trivial-remotes';

const { options, keep, hold } = openBench('remotes');
const { runs } = options;
/** Remotes of a page; the slope is taken between the first and the last number. */
const COUNTS = options.smoke ? [1, 2] : [1, 3, 6];
const [fewest = 1, most = 1] = [COUNTS[0], COUNTS.at(-1)];
const names = REMOTES.slice(0, most);
/** Of each further remote (brotli bytes without response headers, requests), ours. */
const BUDGET = { kilobytes: 10, requests: 2, preloadedRequests: 0 };

interface Cost {
  bytes: number;
  requests: number;
  /** Requests that only running code asks for. */
  late: number;
  milliseconds: number;
}

async function measure(browser: Browser, origin: string, count: number): Promise<Cost> {
  const { page, cdp, network, complaints, close } = await startVisit(browser, origin);
  try {
    if (!options.smoke) await applyProfile(cdp);
    await page.goto(`/?remotes=${REMOTES.slice(0, count).join(',')}`);
    await page
      .waitForFunction(() => document.documentElement.dataset['mountedAt'] !== undefined, undefined, {
        timeout: 60_000,
      })
      .catch((cause: unknown) => {
        throw new Error(`the remotes did not mount: ${complaints.join('; ')}`, { cause });
      });
    const texts = await page.locator('p').allInnerTexts();
    if (texts.length !== count || complaints.length > 0)
      throw new Error(`${String(texts.length)} of ${String(count)} remotes are there: ${complaints.join('; ')}`);
    const scripts = network.sent('Script');
    return {
      bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: scripts.length,
      late: scripts.filter(({ depth }) => depth > 1).length,
      milliseconds: Number(await page.evaluate(() => document.documentElement.dataset['mountedAt'])),
    };
  } finally {
    await close();
  }
}

await writeTrivialRemotes(names);
console.log(`Building ${String(most)} remotes in three ways.`);
const variants = [...(await buildOurs(names)), await buildNativeModules(names), await buildFederationDefaults(names)];
const servers = await Promise.all(
  variants.map(async (variant) => ({ name: variant.name, ...(await servePages(variant)) })),
);
const browser = await launchBrowser();
try {
  const rows: Record<string, Record<string, number>> = {};
  const slopes: Record<string, { kilobytes: number; requests: number; late: number; milliseconds: number }> = {};
  const costs = new Map<string, Cost[]>();
  // The first visit of each is not counted: its files are compressed then.
  for (const { origin } of servers) await measure(browser, origin, most);
  for (let run = 0; run < runs; run += 1) {
    for (const count of COUNTS) {
      for (const { name, origin } of servers) {
        const key = `${name}, ${String(count)}`;
        costs.set(key, [...(costs.get(key) ?? []), await measure(browser, origin, count)]);
      }
    }
    console.log(`run ${String(run + 1)} of ${String(runs)}`);
  }
  const middle = (key: string, of: keyof Cost): number => median((costs.get(key) ?? []).map((cost) => cost[of]));
  for (const { name } of servers) {
    for (const count of COUNTS) {
      const key = `${name}, ${String(count)}`;
      rows[key] = {
        kilobytes: round(middle(key, 'bytes') / 1024),
        requests: middle(key, 'requests'),
        late: middle(key, 'late'),
        milliseconds: Math.round(middle(key, 'milliseconds')),
      };
    }
    const [first, last] = [rows[`${name}, ${String(fewest)}`], rows[`${name}, ${String(most)}`]];
    const slope = (column: string): number => round(((last?.[column] ?? 0) - (first?.[column] ?? 0)) / (most - fewest));
    slopes[name] = {
      kilobytes: slope('kilobytes'),
      requests: slope('requests'),
      late: slope('late'),
      milliseconds: slope('milliseconds'),
    };
  }
  console.table(rows);
  console.log('Each further remote:');
  console.table(slopes);
  const [ours, preloaded] = [slopes['ours'], slopes['ours, preloaded']];
  const inside =
    ours !== undefined &&
    preloaded !== undefined &&
    ours.kilobytes <= BUDGET.kilobytes &&
    ours.requests <= BUDGET.requests &&
    preloaded.late <= BUDGET.preloadedRequests;
  console.log(inside ? 'inside the budget' : 'over the budget', BUDGET);
  await keep({ profile: PROFILE, runs, rows, slopes, budget: BUDGET, inside });
  // Bytes and requests are the same however small the run.
  hold(inside, 'always');
} finally {
  await browser.close();
  for (const { close } of servers) close();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
