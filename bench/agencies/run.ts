/**
 * How fast pages of the directory of agencies are, and agencies in the suggestion box, for one client of the built portal.
 * `npm run bench:agencies -- [--ads 20000] [--agencies 600] [--questions 400]`
 */
import { execFile } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';
import { startLoadedPortal } from '../freshness/start-loaded-portal';
import { openBench } from '../support/open-bench';
import { quantile } from '../support/statistics';
import { timeAnswer } from '../support/time-answer';
import { directoryQuestion, suggestionQuestion } from './questions';

/** Milliseconds that nineteen of twenty answers take at most. */
const BUDGET = { directory: 60, suggestions: 20 };
/** Asked before it counts. */
const WARM_UP = 20;
const MANY_AGENCIES = 'server/src/domains/agencies/testing/many-agencies.ts';

const { options, keep, hold } = openBench('agencies');
const { ads, agencies, questions } = options;
const tenths = (value: number): number => Math.round(value * 10) / 10;

async function ask(origin: string, question: (n: number) => string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + questions; n += 1) times.push(await timeAnswer(origin + question(n), agent));
  agent.destroy();
  return times.slice(WARM_UP);
}

const portal = await startLoadedPortal(ads);
try {
  await promisify(execFile)(process.execPath, [...SERVER_SOURCES, join(projectRoot, MANY_AGENCIES), String(agencies)], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: portal.dataFolder },
  });
  const row = (times: readonly number[], allowed: number): Record<string, number | boolean> => {
    const p95 = tenths(quantile(times, 0.95));
    return {
      p50: tenths(quantile(times, 0.5)),
      p95,
      most: tenths(Math.max(...times)),
      allowed,
      inside: p95 <= allowed,
    };
  };
  const rows = {
    directory: row(await ask(portal.origin, directoryQuestion), BUDGET.directory),
    suggestions: row(await ask(portal.origin, suggestionQuestion), BUDGET.suggestions),
  };
  console.log(
    `${String(agencies)} agencies, ${String(ads)} ads, one client, ${String(questions)} questions each, milliseconds`,
  );
  console.table(rows);
  await keep({ ads, agencies, questions, rows, budget: BUDGET });
  hold(Object.values(rows).every(({ inside }) => inside === true));
} finally {
  await portal.stop();
}
