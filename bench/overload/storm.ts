/** The process that storms the portal: as many clients as it is told, each asking again as soon as it is answered. */
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loopback } from '../support/loopback';
import { tellParent } from '../support/tell-parent';
import { Client, type Answer } from './client';
import { judgeAnswer, type Verdict } from './judge-answer';
import { Mix } from './mix';
import type { StormFigures, StormOrder } from './run-storm';
import type { Target } from './target';

/** Whoever reads that there is no room now does not ask again at once. */
const AFTER_REFUSAL_MS = 1000;
const EXAMPLES = 10;
/** Bodies that came before are known: most answers are the same bytes again, and the processors are the portal's. */
const KNOWN_BODIES = 20_000;

const [order]: StormOrder[] = await once(process, 'message');
if (order === undefined) throw new Error('there is nothing to ask for');
const { origin, clients, block, oneAddress, userAgent, walk, lookMs = 0 } = order;
const mix = walk ? null : new Mix(order.targets, order.first);
const known = new Map<string, Verdict>();
const figures: StormFigures = {
  seconds: 0,
  asked: 0,
  times: {},
  statuses: {},
  verdicts: { right: 0, refused: 0, bare: 0, empty: 0, wrong: 0 },
  failed: 0,
  examples: [],
};
const start = performance.now();
const end = start + order.seconds * 1000;
let walked = 0;

function nextTarget(): Target | undefined {
  return mix === null ? order?.targets[walked++] : mix.next();
}

function judge(target: Target, answer: Answer): Verdict {
  const key = `${target.address} ${String(answer.status)} ${createHash('sha1').update(answer.body).digest('base64')}`;
  const before = known.get(key);
  if (before !== undefined && answer.status !== 503 && answer.headers.location === undefined) return before;
  let verdict: Verdict;
  try {
    verdict = judgeAnswer(target, answer);
  } catch {
    // A body that cannot be decoded, or an address that is none.
    verdict = 'wrong';
  }
  if (known.size < KNOWN_BODIES) known.set(key, verdict);
  return verdict;
}

/** @returns whether the visitor shall wait a moment */
async function visit(client: Client, target: Target): Promise<boolean> {
  figures.asked += 1;
  try {
    const answer = await client.ask(target.address);
    const verdict = judge(target, answer);
    figures.statuses[answer.status] = (figures.statuses[answer.status] ?? 0) + 1;
    figures.verdicts[verdict] += 1;
    if (answer.status !== 503) (figures.times[target.kind] ??= []).push(Math.round(answer.ms * 10) / 10);
    if (verdict !== 'right' && verdict !== 'refused' && figures.examples.length < EXAMPLES)
      figures.examples.push(`${verdict}: ${String(answer.status)} ${target.address}`);
    return answer.status === 503;
  } catch (error) {
    figures.failed += 1;
    if (figures.examples.length < EXAMPLES) figures.examples.push(`failed: ${target.address}: ${String(error)}`);
    return true;
  }
}

await Promise.all(
  Array.from({ length: clients }, async (_, number) => {
    const client = new Client(origin, loopback(block, oneAddress ? 0 : number), userAgent);
    while (performance.now() < end) {
      const target = nextTarget();
      if (target === undefined) break;
      const waitMs = (await visit(client, target)) ? AFTER_REFUSAL_MS : lookMs;
      if (waitMs > 0) await pause(Math.max(0, Math.min(waitMs, end - performance.now())));
    }
    client.close();
    await tellParent('over');
  }),
);
figures.seconds = (performance.now() - start) / 1000;
await tellParent(figures);
process.exit();
