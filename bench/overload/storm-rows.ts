import type { Portal } from '@kvadrat/tools/harness';
import { rowOf, type Row } from './figures';
import { Person } from './person';
import { probes, secondsToRecover } from './recovery';
import { startStorm } from './run-storm';
import type { Target } from './target';
import { firstUnseen } from './unseen';

export interface Conditions {
  what: string;
  portal: Portal;
  targets: readonly Target[];
  seconds: number;
  /** 95th percentile of one client under the same conditions, when nobody else asks. */
  quietMs: number;
}

/** Clients that come from one address in the last row. */
const ON_ONE_ADDRESS = 32;
const LOOPBACK_BLOCK = 20;

/** One row for each number of clients. @param behindOne whether there is one more for many behind one address */
export async function stormRows(
  conditions: Conditions,
  clients: readonly number[],
  behindOne: boolean,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of clients) rows.push(await stormRow(conditions, count, false));
  if (behindOne) rows.push(await stormRow(conditions, Math.min(ON_ONE_ADDRESS, Math.max(...clients)), true));
  return rows;
}

async function stormRow(
  { what, portal: { origin }, targets, seconds, quietMs }: Conditions,
  clients: number,
  oneAddress: boolean,
): Promise<Row> {
  const first = firstUnseen();
  const person = await Person.signUp(origin, first);
  const storm = startStorm({
    origin,
    clients,
    seconds,
    targets,
    block: LOOPBACK_BLOCK,
    oneAddress,
    first,
    walk: false,
  });
  const ending = new AbortController();
  const living = person.live(ending.signal);
  await storm.over;
  ending.abort();
  const [figures, recovery] = await Promise.all([
    storm.figures,
    secondsToRecover(origin, probes(targets), quietMs),
    living,
  ]);
  const row = rowOf(oneAddress ? `${what}, one address` : what, clients, figures, person.figures, recovery);
  const rates = `${String(row.answersPerSecond)} answers/s, p95 ${String(row.p95)} ms, ${String(row.refusedPercent)} % refused`;
  console.log(
    `${row.what}, ${String(clients)} clients: ${rates}, ${String(row.empty)} empty, ${String(row.wrong)} wrong`,
  );
  return row;
}
