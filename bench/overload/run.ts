/**
 * `npm run bench:overload -- [--hog] [--slow-database] [--crawler] [--ads 20000] [--data FOLDER] [--seconds 60] [--clients 256]`: what a
 * portal of its own answers to 1 to 256 browsers at once, each on a network of its own, and to as many on one network; while
 * somebody signs in and writes to the portal. Again beside a program that takes both processors (`--hog`), with a database
 * that is slow (`--slow-database`), or with a crawler that walks the sitemap (`--crawler`); each is a run by itself.
 * Clients and portal share the processors. Ends with 1 for a single answer that is neither right nor a proper refusal.
 */
import { startPortal } from '@kvadrat/tools/harness';
import { asStarted } from '../support/as-started';
import { openBench } from '../support/open-bench';
import { chooseTargets } from './choose-targets';
import { crawl } from './crawl';
import { startHogs } from './hogs';
import { printRows } from './print-rows';
import { probes, quietP95 } from './recovery';
import { isSound, missedTargets } from './targets-held';
import { type Conditions, stormRows } from './storm-rows';
import { startSlowDatabase } from './slow-database';

const CLIENTS = [1, 8, 32, 64, 256];
const STATEMENT_MS = 50;
const PROBES = 120;

const { options, keep, hold } = openBench('overload');
const { smoke, ads, seconds } = options;
const asked = { hog: options.hog, 'slow-database': options.slowDatabase, crawler: options.crawler };
const named = Object.entries(asked).flatMap(([name, wanted]) => (wanted ? [name] : []));
/** A smoke takes all of them. */
const variants = named.length > 0 ? named : smoke ? ['plain', ...Object.keys(asked)] : ['plain'];
const clients = CLIENTS.filter((count) => count <= options.clients && (!smoke || count === 8));

const database = variants.includes('slow-database') ? await startSlowDatabase() : null;
const settings = {
  ...asStarted(options),
  API_REQUESTS_PER_MINUTE: '1000000',
  ...(database === null ? {} : { DATABASE_URL: database.url }),
};
const portal = await startPortal(settings).catch(async (error: unknown) => {
  await database?.stop();
  throw error;
});
try {
  const targets = await chooseTargets(portal, settings);
  console.log(`${String(targets.length)} addresses of ${String(ads)} ads`);
  for (const variant of variants) {
    const file = variant === 'plain' ? 'overload' : `overload-${variant}`;
    if (variant === 'crawler') {
      const crawled = await crawl({ portal, targets, seconds, addresses: options.addresses });
      printRows(crawled.rows);
      console.log(
        `persons' p95: ${String(crawled.ratio)} times that without the crawler, allowed ≤ 3: ${crawled.inside ? 'held' : 'missed'}`,
      );
      await keep({ ads, ...crawled }, file);
      hold(crawled.sound, 'always');
      continue;
    }
    if (variant === 'slow-database') database?.slowDown(STATEMENT_MS);
    const endHogs = variant === 'hog' ? startHogs() : null;
    const quietMs = await quietP95(portal.origin, probes(targets), smoke ? 30 : PROBES);
    const conditions: Conditions = { what: variant, portal, targets, seconds, quietMs };
    const rows = await stormRows(conditions, clients, !smoke || variant === 'plain');
    endHogs?.();
    database?.slowDown(0);
    const judged = rows.map((row) => ({ ...row, missed: missedTargets(row, rows) }));
    printRows(judged);
    await keep({ ads, seconds, variant, quietP95: Math.round(quietMs * 10) / 10, rows: judged }, file);
    hold(rows.every(isSound), 'always');
  }
} finally {
  await portal.stop();
  await database?.stop();
}
