/** Runs every check of the house and ends with a line a machine can read. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps } from './run-steps';
import { chosenSteps, STEPS } from './steps';
import { lastLine, table, total } from './summary';

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false }, only: { type: 'string' } } });

/** `--only lint,unit` for work on one thing; everything else runs all steps, the slow ones with `--full` only. */
const steps = chosenSteps(STEPS, { full: values.full, only: values.only?.split(',') });

const start = performance.now();
const reports = await runSteps(steps, { root: join(import.meta.dirname, '../..'), full: values.full });
const sum = total(reports);
console.log(`\n${table(reports)}\n`);
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(lastLine(sum));
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
