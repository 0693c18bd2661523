import { isDeepStrictEqual } from 'node:util';
import { ProcessorTime } from './processor-time';
import type { Answer, Product } from './product';
import type { Query } from './query';

export interface Compared {
  query: Query;
  /** Milliseconds of each run. */
  product: number[];
  reference: number[];
  /** Milliseconds of a processor in each run. */
  productWork: number[];
  referenceWork: number[];
  /** Of the last run. */
  total: number;
  plan: string;
}

/** Until both engines have read what they answer from. */
const WARM_UP = 3;

/**
 * Asks both engines the same questions in turn, every query once in each round, so that what else the machine does falls
 * on all of them alike.
 * @throws Error when they do not find the same
 */
export async function compareEngines(product: Product, queries: readonly Query[], runs: number): Promise<Compared[]> {
  const compared = queries.map((query): Compared => ({
    query,
    product: [],
    reference: [],
    productWork: [],
    referenceWork: [],
    total: 0,
    plan: '',
  }));
  let work = await ProcessorTime.of(product);
  for (let run = -WARM_UP; run < runs; run += 1) {
    if (run === 0) work = await ProcessorTime.of(product);
    for (const entry of compared) {
      const { question, answer } = entry.query.ask(run + WARM_UP);
      const before = await work.read();
      const asked = await product.ask({ name: entry.query.name, ...question });
      const after = await work.read();
      const busy = process.cpuUsage();
      const start = performance.now();
      const expected = answer();
      const referenceMs = performance.now() - start;
      const { user, system } = process.cpuUsage(busy);
      agree(entry.query.name, question.address, expected, asked.answer);
      Object.assign(entry, { total: expected.total, plan: asked.answer.plan });
      if (run < 0) continue;
      entry.product.push(asked.ms);
      entry.reference.push(referenceMs);
      entry.productWork.push(after - before);
      entry.referenceWork.push((user + system) / 1000);
    }
  }
  return compared;
}

function agree(name: string, address: string, expected: Answer, { total, numbers, counts = {} }: Answer): void {
  const same = total === expected.total && isDeepStrictEqual(numbers, expected.numbers);
  // An engine may count more than it is asked about here.
  const wrong = Object.entries(expected.counts ?? {}).filter(([key, count]) => (counts[key] ?? 0) !== count);
  if (same && wrong.length === 0) return;
  const differences = {
    total: [total, expected.total],
    numbers: [numbers?.slice(0, 5), expected.numbers?.slice(0, 5)],
    counts: wrong.slice(0, 5).map(([key, count]) => [key, counts[key], count]),
  };
  throw new Error(`${name} ${address}: the reference finds otherwise, ours first: ${JSON.stringify(differences)}`);
}
