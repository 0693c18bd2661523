/** `npm run bench:routes`: 10,000 paths held against 1,000 route patterns, as the server does for each page (J4). */
import { matchRoute } from '@kvadrat/contracts/routes';
import { manyRoutes, pathOfRoute } from '@kvadrat/contracts/routes/testing';
import { openBench } from '../support/open-bench';

const PATTERNS = 1000;
const PATHS = 10_000;
const BUDGET_MS = 50;
const { options, keep, hold } = openBench('routes');

const routes = manyRoutes(PATTERNS);
/** Half of them are of routes there are, and one of seven has no likeness to any. */
const paths = Array.from({ length: PATHS }, (_, n) => {
  const route = n % (2 * PATTERNS);
  return n % 7 === 6 ? `/nepoznato-${String(route)}/` : pathOfRoute(route);
});

function run(): { ms: number; found: number } {
  const started = performance.now();
  const found = paths.filter((path) => matchRoute(routes, path) !== null).length;
  return { ms: performance.now() - started, found };
}

console.log(`built and warmed up: ${run().ms.toFixed(1)} ms`);
const times = Array.from({ length: options.runs }, run);
// The quickest counts: others shared the machine.
const quickest = Math.min(...times.map(({ ms }) => ms));
console.log(
  `${PATHS} paths against ${PATTERNS} patterns: ${quickest.toFixed(1)} ms, ${times[0]?.found ?? 0} found; at most ${BUDGET_MS} ms`,
);
hold(quickest <= BUDGET_MS);
await keep({ paths: PATHS, patterns: PATTERNS, quickestMs: quickest, budgetMs: BUDGET_MS });
