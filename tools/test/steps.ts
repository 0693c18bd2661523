import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decideChromium, thisMachine } from './chromium';
import { runJest } from './jest-step';
import { runCommand } from './run-command';
import { FAILED, PASSED, type Tally } from './summary';

export interface StepContext {
  root: string;
  /** Slow suites too: all languages and widths, full chaos, start conditions. */
  full: boolean;
  /** Whether a step of that name passed. */
  passed: (step: string) => boolean;
}

export interface Step {
  name: string;
  run: (context: StepContext) => Promise<Tally & { notes?: string[] }>;
}

const BROWSER_SUITES = 'e2e/browser';

function script(name: string, ...parameters: string[]): Step {
  return {
    name,
    run: async ({ root }) => {
      const code = await runCommand(root, 'npm', ['run', '--silent', name, ...(parameters.length > 0 ? ['--', ...parameters] : [])]);
      return code === 0 ? PASSED : FAILED;
    },
  };
}

/** A step that has nothing to work on when an earlier one failed. */
function after(earlier: string, step: Step): Step {
  return {
    ...step,
    run: (context) =>
      context.passed(earlier) ? step.run(context) : Promise.resolve({ ...FAILED, notes: [`not run: ${earlier} failed`] }),
  };
}

const unit: Step = {
  name: 'unit',
  run: ({ root, full }) => runJest(root, ['--selectProjects', 'web', 'node'], fullEnvironment(full)),
};

const journeys: Step = {
  name: 'journeys',
  run: async ({ root, full }) => {
    const browser = await provideChromium(root);
    const parameters = ['--selectProjects', 'e2e', '--runInBand'];
    if (browser.path !== null) {
      return runJest(root, parameters, { ...fullEnvironment(full), CHROMIUM_PATH: browser.path });
    }
    const suites = (await readdir(join(root, BROWSER_SUITES))).filter((file) => file.endsWith('.test.ts'));
    const others = await runJest(root, [...parameters, '--testPathIgnorePatterns', BROWSER_SUITES], fullEnvironment(full));
    return {
      ...others,
      // A run without its browser suites proves too little to be green.
      failed: others.failed + 1,
      skipped: others.skipped + suites.length,
      notes: [browser.reason, ...suites.map((suite) => `not run: ${BROWSER_SUITES}/${suite}`)],
    };
  },
};

export const STEPS: readonly Step[] = [
  script('typecheck'),
  script('lint'),
  script('boundaries'),
  script('openapi', '--check'),
  script('messages', '--check'),
  script('build'),
  after('build', script('sizes')),
  unit,
  after('build', journeys),
];

function fullEnvironment(full: boolean): NodeJS.ProcessEnv {
  return full ? { FULL: '1' } : {};
}

async function provideChromium(root: string): Promise<{ path: string } | { path: null; reason: string }> {
  const first = decideChromium(thisMachine);
  if (first.kind !== 'install') return first.kind === 'found' ? first : { path: null, reason: first.reason };
  console.log('Installing Chromium with apt-get.');
  for (const [command = '', ...parameters] of first.commands) {
    await runCommand(root, command, parameters, { DEBIAN_FRONTEND: 'noninteractive' });
  }
  const second = decideChromium(thisMachine);
  if (second.kind === 'found') return second;
  return { path: null, reason: 'Chromium could not be installed by apt-get; set CHROMIUM_PATH to a Chromium or Chrome' };
}
