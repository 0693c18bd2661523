import type { Db } from '@kvadrat/server/platform/db';
import { OperatorError } from '@kvadrat/server/platform/settings';
import { describeDemo } from './describe/describe-demo';
import { loadDemo } from './load-demo';
import { progressPrinter } from './progress-printer';
import { closeDemoAccounts } from './talks/close-demo-accounts';

export interface DemoDataCommand {
  args: readonly string[];
  db: Db;
  dataDir: string;
  /** Ads there shall be: DEMO_ADS. */
  ads: number;
  /** Pictures drawn before somebody looks at them: DEMO_PICTURES. */
  picturesAhead: number;
  /** Whether people of the demonstration can sign in: where the portal has no public address. */
  signIns: boolean;
  print: (line: string) => void;
}

/**
 * Without arguments: adds what is missing of the demonstration ads. `--describe`: prints what they look like as a market.
 * @returns exit code
 * @throws OperatorError for anything else
 */
export async function demoDataCommand({
  args,
  db,
  dataDir,
  ads,
  picturesAhead,
  signIns,
  print,
}: DemoDataCommand): Promise<number> {
  if (args.length === 1 && args[0] === '--describe') return describeDemo(db, print);
  if (args.length > 0) throw new OperatorError('Call it as npm run demo-data or npm run demo-data -- --describe.');
  const started = performance.now();
  if (!signIns) await closeDemoAccounts(db);
  const added = await loadDemo({ db, dataDir }, { ads, picturesAhead, signIns, onProgress: progressPrinter(print) });
  print(`${String(added)} demonstration ads added in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}
