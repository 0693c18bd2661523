/** Runs every check of the house and ends with a line a machine can read. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tmpdir, userInfo } from 'node:os';
import { unlessGreenBefore } from './green-before';
import { runSteps } from './run-steps';
import { chosenSteps, STEPS } from './steps';
import { lastLine, table, total } from './summary';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    anew: { type: 'boolean', default: false },
  },
});

const GREENS = join(tmpdir(), `kvadrat-${String(userInfo().uid)}`, 'green-steps.json');

/** Who works on something need not wait for what it does not touch; a run that others go by leaves nothing out. */
const all = values.anew || values.full || process.env['CI'] === 'true';

/** `--only lint,unit` for work on one thing; everything else runs all steps, the slow ones with `--full` only. */
const chosen = chosenSteps(STEPS, { full: values.full, only: values.only?.split(',') });
const steps = all ? chosen : chosen.map((step) => unlessGreenBefore(step, GREENS));

const start = performance.now();
const reports = await runSteps(steps, { root: join(import.meta.dirname, '../..'), full: values.full });
const sum = total(reports);
console.log(`\n${table(reports)}\n`);
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(lastLine(sum));
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
