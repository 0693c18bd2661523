import { runSteps } from './run-steps';
import { STEPS, type Step } from './steps';
import { FAILED, PASSED, type Tally } from './summary';

interface Held {
  step: Step;
  begun: () => boolean;
  end: (outcome: Tally) => void;
}

/** A step that ends when it is told to. */
function held(name: string, lane: Step['lane'], after: readonly string[] = []): Held {
  let end: (outcome: Tally) => void = () => undefined;
  const outcome = new Promise<Tally>((resolve) => {
    end = resolve;
  });
  let begun = false;
  const run = (): Promise<Tally> => {
    begun = true;
    return outcome;
  };
  return { step: { name, lane, after, run }, begun: () => begun, end };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('lanes run side by side, the steps of one after each other, and a step waits for those it comes after', async () => {
  const lint = held('lint', 'checks');
  const build = held('build', 'portal');
  const unit = held('unit', 'unit');
  const starts = held('starts', 'unit', ['build']);
  const all = [lint, build, unit, starts];
  const reports = runSteps(
    all.map(({ step }) => step),
    { root: '/house', full: false },
  );
  await settle();
  expect(all.map(({ begun }) => begun())).toEqual([true, true, true, false]);
  unit.end(PASSED);
  await settle();
  expect(starts.begun()).toBe(false);
  build.end(PASSED);
  await settle();
  expect(starts.begun()).toBe(true);
  starts.end(FAILED);
  lint.end(PASSED);
  expect((await reports).map(({ name, failed }) => [name, failed])).toEqual([
    ['lint', 0],
    ['build', 0],
    ['unit', 0],
    ['starts', 1],
  ]);
});

test('a step with nothing to work on is not run and fails with the reason, and what throws is a failure', async () => {
  const journeys = held('journeys', 'portal', ['build']);
  const broken: Step = { name: 'build', lane: 'portal', run: () => Promise.reject(new Error('no memory')) };
  const reports = await runSteps([broken, journeys.step], { root: '/house', full: false });
  expect(journeys.begun()).toBe(false);
  expect(reports.map(({ failed, notes }) => [failed, notes])).toEqual([
    [1, ['Error: no memory']],
    [1, ['not run: build failed']],
  ]);
});

test('every step comes after steps that stand before it', () => {
  const names = STEPS.map(({ name }) => name);
  expect(
    STEPS.flatMap(({ name, after = [] }, index) =>
      after.filter((earlier) => !names.slice(0, index).includes(earlier)).map((earlier) => `${name} after ${earlier}`),
    ),
  ).toEqual([]);
});
