/**
 * How long invented ads take until searches find all of them, and how much memory the loading process needs: a fresh
 * database each time, pictures not counted.
 * `npm run bench:demo-load -- [--ads 20000]`; 20,000 and 500,000 have a budget.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoAds } from '../support/load-demo-ads';
import { openBench } from '../support/open-bench';

interface Budget {
  seconds: number;
  /** Of the loading process; the database's shared buffers are not its own. */
  megabytes: number;
}

const BUDGETS: readonly (readonly [ads: number, budget: Budget])[] = [
  [20_000, { seconds: 60, megabytes: 1024 }],
  [500_000, { seconds: 300, megabytes: 1024 }],
];
const { options, keep, hold } = openBench('demo-load');
const { ads } = options;
const budget = BUDGETS.find(([most]) => ads <= most)?.[1];

const dataFolder = await mkdtemp(join(tmpdir(), 'kvadrat-load-'));
// The database's own user has to walk through it when we are root.
await chmod(dataFolder, 0o711);
try {
  const measured = await loadDemoAds(dataFolder, ads);
  const inside =
    budget === undefined || (measured.allFound <= budget.seconds && measured.megabytes <= budget.megabytes);
  console.log(`${String(ads)} demonstration ads`);
  console.table([{ ...measured, 'seconds allowed': budget?.seconds, 'megabytes allowed': budget?.megabytes, inside }]);
  await keep({ ads, ...measured, budget: budget ?? null, inside }, `demo-load-${String(ads)}`);
  hold(inside);
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
