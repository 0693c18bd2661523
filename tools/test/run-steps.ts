import type { Step, StepContext } from './steps';
import { FAILED, lastLine, type StepReport } from './summary';

/**
 * Runs steps: those of a lane one after the other, lanes side by side. A step that comes after another one waits for it in
 * whichever lane it is.
 * @returns what came of them, in the order in which they stand
 */
export async function runSteps(
  steps: readonly Step[],
  { root, full }: Pick<StepContext, 'root' | 'full'>,
): Promise<StepReport[]> {
  const outcomes = new Map<string, Promise<StepReport>>();
  const lanes = new Map<Step['lane'], Promise<unknown>>();
  const context: StepContext = { root, full };
  for (const [index, step] of steps.entries()) {
    const before = lanes.get(step.lane) ?? Promise.resolve();
    const earlier = (step.after ?? []).flatMap((name) => outcomes.get(name) ?? []);
    const outcome = before
      .then(() => Promise.all(earlier))
      .then((reports) => take(step, context, reports, `${index + 1} of ${steps.length}`));
    outcomes.set(step.name, outcome);
    lanes.set(step.lane, outcome);
  }
  return Promise.all(outcomes.values());
}

/** Takes a step; one that has nothing to work on, as an earlier one failed, is not run and fails too. */
async function take(
  { name, run }: Step,
  context: StepContext,
  earlier: readonly StepReport[],
  place: string,
): Promise<StepReport> {
  console.log(`\n=== ${name} (${place})`);
  const start = performance.now();
  const broken = earlier.find(({ failed }) => failed > 0);
  const outcome =
    broken !== undefined
      ? { ...FAILED, notes: [`not run: ${broken.name} failed`] }
      : await run(context).catch((error: unknown) => ({ ...FAILED, notes: [String(error)] }));
  const report: StepReport = { notes: [], ...outcome, name, duration: performance.now() - start };
  console.log(`--- ${name}: ${lastLine(report)} in ${(report.duration / 1000).toFixed(1)} s`);
  return report;
}
