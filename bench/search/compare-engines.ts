import { isDeepStrictEqual } from 'node:util';
import type { Query } from './list-questions';
import type { Answer, Product } from './product';

export interface Compared {
  query: Query;
  /** Milliseconds of each run. */
  product: number[];
  reference: number[];
  /** Of the last run. */
  total: number;
  plan: string;
}

const WARM_UP = 3;

/**
 * Asks both engines the same questions in turn, every query once in each round, so that what else the machine does falls
 * on all of them alike.
 * @throws Error when they do not find the same
 */
export async function compareEngines(product: Product, queries: readonly Query[], runs: number): Promise<Compared[]> {
  const compared = queries.map((query): Compared => ({ query, product: [], reference: [], total: 0, plan: '' }));
  for (let run = -WARM_UP; run < runs; run += 1) {
    for (const entry of compared) {
      const { question, answer } = entry.query.ask(run + WARM_UP);
      const asked = await product.ask({ name: entry.query.name, ...question });
      const start = performance.now();
      const expected = answer();
      const referenceMs = performance.now() - start;
      agree(entry.query.name, question.address, expected, asked.answer);
      Object.assign(entry, { total: expected.total, plan: asked.answer.plan });
      if (run < 0) continue;
      entry.product.push(asked.ms);
      entry.reference.push(referenceMs);
    }
  }
  return compared;
}

function agree(name: string, address: string, expected: Answer, { total, ids, counts }: Answer): void {
  const found = { total, ...(ids === undefined ? {} : { ids }), ...(counts === undefined ? {} : { counts }) };
  if (isDeepStrictEqual(found, expected)) return;
  const difference = Object.entries(expected.counts ?? {}).filter(([key, count]) => counts?.[key] !== count).slice(0, 5);
  throw new Error(
    `${name} ${address}: ${String(total)} ads, the reference finds ${String(expected.total)}; ${ 
      JSON.stringify({ found: found.ids?.slice(0, 5), expected: expected.ids?.slice(0, 5), difference, keys: [Object.keys(counts ?? {}).length, Object.keys(expected.counts ?? {}).length] })}`,
  );
}
