/** Runs every check of the house and ends with a line a machine can read. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenSteps, STEPS, type Step, type StepContext } from './steps';
import { FAILED, lastLine, table, total, type StepReport } from './summary';

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false }, only: { type: 'string' } } });

/** `--only lint,unit` for work on one thing; everything else runs all steps, the slow ones with `--full` only. */
const steps = chosenSteps(STEPS, { full: values.full, only: values.only?.split(',') });

const reports: StepReport[] = [];
const context: StepContext = {
  root: join(import.meta.dirname, '../..'),
  full: values.full,
  passed: (name) => reports.every((report) => report.name !== name || report.failed === 0),
};

async function take({ name, run }: Step, index: number): Promise<void> {
  console.log(`\n=== ${name} (${index + 1} of ${steps.length})`);
  const start = performance.now();
  const outcome = await run(context).catch((error: unknown) => ({ ...FAILED, notes: [String(error)] }));
  const report: StepReport = { notes: [], ...outcome, name, duration: performance.now() - start };
  reports.push(report);
  console.log(`--- ${name}: ${lastLine(report)} in ${(report.duration / 1000).toFixed(1)} s`);
}

let beside: Promise<void> = Promise.resolve();
for (const [index, step] of steps.entries()) {
  if (step.beside === true) beside = beside.then(() => take(step, index));
  else await take(step, index);
}
await beside;

const sum = total(reports);
console.log(`\n${table(reports)}\n`);
console.log(lastLine(sum));
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
