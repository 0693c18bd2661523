import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { openDatabaseForCommand } from '../../../../platform/db';
import { readSettings } from '../../../../platform/settings';
import { outboxState } from '../outbox-state';

/** What a round of changes was like. */
export interface ChangeReport {
  changes: number;
  seconds: number;
  /** The longest a change had to wait so far, as seen ten times a second. */
  maxLagSeconds: number;
  maxWaiting: number;
  /** Until the last change was taken over, after the round. */
  drainedSeconds: number;
}

/** Of one transaction; a feed changes ads in such lots. */
const LOT = 20;
const WATCH_MS = 100;

/**
 * Changes ads of a running portal's database at a rate: most get another price, some are sold or offered again. Started with
 * an IPC channel; each message `{ perSecond, seconds }` is a round, answered by a {@link ChangeReport}.
 */
const handle = await openDatabaseForCommand(readSettings(), {
  role: 'the benchmark',
  report: () => undefined,
  onGivenUp: (error) => {
    throw error;
  },
});
const { db, sql } = handle;
const ids = (
  await sql<{ id: number }[]>`SELECT id FROM listing WHERE status = ${LISTING_STATUS.active} ORDER BY id`
).map(({ id }) => id);

async function changeLot(): Promise<void> {
  const lot = Array.from({ length: LOT }, () => ids[Math.floor(Math.random() * ids.length)] ?? 0);
  await sql`
    UPDATE listing SET price = CASE WHEN random() < 0.9 THEN price + 1 ELSE price END,
      status = CASE WHEN random() < 0.95 THEN status WHEN status = ${LISTING_STATUS.active} THEN ${LISTING_STATUS.sold}::smallint ELSE ${LISTING_STATUS.active}::smallint END
    WHERE id = ANY(${lot}::int[]) AND status IN (${LISTING_STATUS.active}, ${LISTING_STATUS.sold})`;
}

async function runRound(perSecond: number, seconds: number): Promise<ChangeReport> {
  const report: ChangeReport = { changes: 0, seconds: 0, maxLagSeconds: 0, maxWaiting: 0, drainedSeconds: 0 };
  const watching = new AbortController();
  const watch = (async () => {
    while (!watching.signal.aborted) {
      const { waiting, lagSeconds } = await outboxState(db);
      report.maxWaiting = Math.max(report.maxWaiting, waiting);
      report.maxLagSeconds = Math.max(report.maxLagSeconds, lagSeconds);
      await pause(WATCH_MS);
    }
  })();
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  while (elapsed() < seconds) {
    await changeLot();
    report.changes += LOT;
    const due = report.changes / perSecond - elapsed();
    if (due > 0) await pause(due * 1000);
  }
  report.seconds = elapsed();
  while ((await outboxState(db)).waiting > 0) await pause(WATCH_MS / 2);
  report.drainedSeconds = elapsed() - report.seconds;
  watching.abort();
  await watch;
  return report;
}

process.on('message', (message: { perSecond: number; seconds: number }) => {
  void runRound(message.perSecond, message.seconds).then(
    (report) => process.send?.(report, () => undefined),
    (error: unknown) => {
      // A round that ends with whoever ordered it has failed nobody.
      if (process.connected) throw error;
    },
  );
});
process.send?.('ready');
await once(process, 'disconnect');
await handle.close();
process.exit();
